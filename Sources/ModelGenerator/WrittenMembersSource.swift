/// Swift for the names of the members that people write in form files, by structure and by rule: for those who look for
/// slips of the pen. The protocol itself ignores members that it doesn't know.
struct WrittenMembersSource {
    let model: Model

    func file() -> String {
        var source = SwiftSource()
        source.documentation("The members of what people write by hand in form files.")
        source.block("public enum WrittenMembers") { source in
            source.documentation("A member, and the structure of its value or of the elements of its value.")
            source.block("public struct Member: Sendable") { source in
                source.line("public var name: String")
                source.line("public var structure: String?")
            }
            source.line()
            source.documentation("The members of a structure; nil for one that is not written in form files.")
            source.block("public static func members(of structure: String) -> [Member]?") { source in
                source.line("switch structure {")
                for name in FormSchema(model: model).names {
                    guard let structure = model.structure(name) else { continue }
                    cases(name, model.allMembers(of: structure), &source)
                }
                source.line("default: nil")
                source.line("}")
            }
            source.line()
            source.documentation("The parameters of a rule; nil for an unknown one.")
            source.block("public static func parameters(ofRule rule: String) -> [Member]?") { source in
                source.line("switch rule {")
                for rule in model.rules { cases(rule.name, rule.parameters, &source) }
                source.line("default: nil")
                source.line("}")
            }
        }
        return source.text
    }

    /// The structure of a value, or of its elements. The members of a map have names of their own.
    private func structureOfValue(_ type: ModelType) -> Model.Structure? {
        if case .map = type { return nil }
        return type.reference.flatMap { model.structure($0) }
    }

    private func cases(_ name: String, _ members: [Model.Member], _ source: inout SwiftSource) {
        guard !members.isEmpty else {
            source.line("case \(SwiftName.literal(name)): []")
            return
        }
        source.line("case \(SwiftName.literal(name)):")
        source.indented { source in
            source.line("[")
            source.indented { source in
                for member in members {
                    let structure = structureOfValue(member.type)?.name
                    source.line(
                        "Member(name: \(SwiftName.literal(member.name)), structure: "
                            + "\(structure.map(SwiftName.literal) ?? "nil"))\(members.count > 1 ? "," : "")")
                }
            }
            source.line("]")
        }
    }
}
