/// Swift for the structures of the model.
struct StructureSource {
    private let model: Model
    private let read: Set<String>
    private let written: Set<String>
    /// Structures that are compared: what is told of a change only where it did change.
    private let compared: Set<String>

    init(model: Model) {
        self.model = model
        (read, written, compared) = (model.read, model.written, model.compared)
    }

    /// A file of structures, each with what the server does with it: it reads what clients send, and writes what it says.
    func file(_ structures: [Model.Structure]) -> String {
        let usesParameter = structures.contains { structure in
            structure.open != nil
                || model.allMembers(of: structure).contains { SwiftName.type($0.type).contains("Parameter") }
        }
        var imports = ["public import JSONBytes"]
        if usesParameter { imports.insert("public import FieldEngine", at: 0) }
        var source = SwiftSource(imports: imports)
        for (index, structure) in structures.enumerated() {
            if index > 0 { source.line() }
            write(structure, to: &source)
        }
        return source.text
    }

    /// A file that reads what the server only writes, for the tests of that.
    func reading() -> String {
        // One name of the engine's, since words such as `Severity` are in both modules.
        let engine = ["", "import enum FieldEngine.Parameter", ""]
        var source = SwiftSource(
            imports: ["public import JSONBytes"] + engine + ["@testable public import FieldProtocol"])
        for (index, structure) in model.structures.filter({ !read.contains($0.name) }).enumerated() {
            if index > 0 { source.line() }
            source.block("extension \(structure.name): WireDecodableObject") { writeReading(structure, to: &$0) }
        }
        return source.text
    }

    private func write(_ structure: Model.Structure, to source: inout SwiftSource) {
        let properties = properties(of: structure)
        let isShared = Self.handedOnByReference.contains(structure.name)
        source.documentation(structure.documentation)
        let (isRead, isWritten) = (read.contains(structure.name), written.contains(structure.name))
        let direction = isRead && isWritten ? "WireObject" : isRead ? "WireDecodableObject" : "WireEncodableObject"
        let role = compared.contains(structure.name) ? "\(direction), Equatable" : direction
        source.block("public \(isShared ? "final class" : "struct") \(structure.name): \(role)") { source in
            for property in properties {
                source.documentation(property.documentation)
                let kind = isShared ? "public let" : property.isIndirect ? "@Indirect public var" : "public var"
                source.line("\(kind) \(SwiftName.escaped(property.name)): \(property.type)")
            }
            source.line()
            writeInitializer(properties, to: &source)
            if let origin = structure.changesOf.flatMap(model.structure) {
                source.line()
                writeDifference(from: origin, to: &source)
            }
            if isRead {
                source.line()
                writeReading(structure, to: &source)
            }
            if isWritten {
                source.line()
                writeEncoder(structure, to: &source)
            }
        }
    }

    /// Structures of hundreds of bytes, most of them of members that are absent: one reference is handed on instead. As
    /// a value, the options of a field were copied five times on their way from a message into its settings.
    private static let handedOnByReference: Set<String> = ["FieldOptions", "TypeDefinition"]

    // MARK: - Properties

    private struct Property {
        var name: String
        var type: String
        var documentation: String
        /// What an initializer's parameter for it may be left out for.
        var defaultValue: String?
        var isIndirect = false
    }

    private func properties(of structure: Model.Structure) -> [Property] {
        var properties = ownMembers(of: structure).map { member in
            var defaultValue: String? = member.isOptional ? "nil" : nil
            if case .nullable = member.type { defaultValue = ".absent" }
            return Property(
                name: member.name, type: SwiftName.type(of: member), documentation: documentation(of: member),
                defaultValue: defaultValue, isIndirect: member.isOptional && isLarge(member.type))
        }
        for mixin in structure.mixins {
            guard let part = model.structure(mixin.structure) else { continue }
            properties.append(
                Property(
                    name: mixin.name, type: part.name,
                    documentation: "Members of the same object. \(part.documentation)",
                    defaultValue: model.hasRequiredMembers(part) ? nil : "\(part.name)()"))
        }
        if let open = structure.open {
            properties.append(
                Property(
                    name: open.name, type: "Parameter", documentation: open.documentation, defaultValue: ".table([])"))
        }
        return properties
    }

    /// Whether a value takes so much room that whoever may do without it keeps it out of line.
    private func isLarge(_ type: ModelType) -> Bool {
        guard case .reference(let name) = type, let structure = model.structure(name) else { return false }
        return model.allMembers(of: structure).count > 8
    }

    private func ownMembers(of structure: Model.Structure) -> [Model.Member] {
        structure.changesOf == nil ? structure.members : model.allMembers(of: structure)
    }

    private func documentation(of member: Model.Member) -> String {
        guard let value = member.defaultValue else { return member.documentation }
        return "\(member.documentation) Default: `\(value.text)`."
    }

    private func writeInitializer(_ properties: [Property], to source: inout SwiftSource) {
        let parameters = properties.map { property in
            "\(property.name): \(property.type)" + (property.defaultValue.map { " = \($0)" } ?? "")
        }
        // Made where it is needed: the values are not handed over first, nor moved behind it.
        if !properties.contains(where: \.isIndirect) {
            source.line("@inlinable")
            source.line("@inline(__always)")
        }
        source.call("public init", parameters, " {")
        source.indented { source in
            for property in properties {
                source.line("self.\(property.name) = \(SwiftName.escaped(property.name))")
            }
        }
        source.line("}")
    }

    private func writeDifference(from origin: Model.Structure, to source: inout SwiftSource) {
        source.documentation("What is to be told to a client that was told `old` last.")
        source.block("public init(from old: \(origin.name), to new: \(origin.name))") { source in
            for member in model.allMembers(of: origin) {
                source.line("\(member.name) = Explicit(from: old.\(member.name), to: new.\(member.name))")
            }
        }
    }

    private func writeShorthand(_ shorthand: String, _ structure: Model.Structure, to source: inout SwiftSource) {
        let kind = structure.isShortBoolean ? "boolean" : "string"
        source.line("public static var expectation: String { \"a \(kind) or an object\" }")
        source.line()
        source.block("public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure)") {
            source in
            source.line("if let \(shorthand) = document.\(structure.isShortBoolean ? "bool" : "string")(node) {")
            source.indented { $0.line("self.init(\(shorthand): \(shorthand))") }
            source.line("} else if document.isObject(node) {")
            source.indented { $0.line("self = try Self.read(membersOf: node, in: document)") }
            source.line("} else {")
            source.indented { $0.line("throw document.failure(node, expected: Self.expectation)") }
            source.line("}")
        }
    }

    // MARK: - Decoding

    private func writeReading(_ structure: Model.Structure, to source: inout SwiftSource) {
        if !model.hasRequiredMembers(structure) {
            source.line("public static var hasRequiredMembers: Bool { false }")
            source.line()
        }
        if let shorthand = structure.shorthand {
            writeShorthand(shorthand, structure, to: &source)
            source.line()
        }
        writeDecoder(structure, to: &source)
    }

    /// A function and no initializer: what that fills bit by bit it copies when it is whole.
    private func writeDecoder(_ structure: Model.Structure, to source: inout SwiftSource) {
        let properties = properties(of: structure)
        source.line(
            "public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {"
        )
        source.indented { source in
            func read(_ name: String, _ expression: String) {
                guard let property = properties.first(where: { $0.name == name }) else { return }
                source.line("let \(SwiftName.escaped(name)): \(property.type) = \(expression)")
            }
            if ownMembers(of: structure).contains(where: Self.readsNames) {
                source.line("let noted = document.names(of: node)")
            }
            for member in ownMembers(of: structure) { read(member.name, "try \(Self.decoding(member))") }
            for mixin in structure.mixins {
                read(mixin.name, "try .read(membersOf: node, in: document)")
            }
            if let open = structure.open {
                let names = structure.members.map { SwiftName.literal($0.name) }.joined(separator: ", ")
                source.call(
                    "let \(open.name): Parameter = document.parameters", ["of: node", "except: [\(names)]"], "")
                if open.rules != nil { source.line("try Self.checkParameters(of: node, in: document)") }
            }
            writeConstraints(structure, to: &source)
            source.call("return Self", properties.map { "\($0.name): \(SwiftName.escaped($0.name))" }, "")
        }
        source.line("}")
    }

    /// Whether a member that is not there is known by the object's names alone.
    static func readsNames(_ member: Model.Member) -> Bool {
        guard member.isOptional else { return false }
        switch member.type {
        case .object, .oneOrMore, .nullable: return false
        case .string, .integer, .number, .boolean, .any, .requestID, .null, .reference, .array, .map, .json: return true
        }
    }

    /// The expression that reads a member of `node`.
    static func decoding(_ member: Model.Member) -> String {
        let name = SwiftName.literal(member.name)
        let need = member.isOptional ? "optional" : "required"
        let noted = readsNames(member) ? ", noted" : ""
        switch member.type {
        case .integer(let bounds):
            return "document.\(need)(\(name), of: node\(noted), in: \(SwiftName.literal(bounds)))"
        case .object: return "document.\(need)Object(\(name), of: node)"
        case .oneOrMore: return "document.\(need)OneOrMore(\(name), of: node)"
        case .nullable: return "document.explicit(\(name), of: node)"
        case .string, .number, .boolean, .any, .requestID, .null, .reference, .array, .map, .json:
            return "document.\(need)(\(name), of: node\(noted))"
        }
    }

    private func writeConstraints(_ structure: Model.Structure, to source: inout SwiftSource) {
        if let first = structure.ordered.first, let second = structure.ordered.last {
            source.line(
                "try DecodingFailure.requireOrder(\(argument(first)), \(first), \(argument(second)), \(second))")
        }
        if let first = structure.together.first, let second = structure.together.last {
            source.line(
                "try DecodingFailure.requireTogether(\(argument(first)), \(first) != nil, "
                    + "\(argument(second)), \(second) != nil)")
        }
        writeAlternatives(structure.atMostOne, "requireAtMostOne", to: &source)
        writeAlternatives(structure.exactlyOne, "requireExactlyOne", to: &source)
        for belonging in structure.belonging {
            source.call(
                "try DecodingFailure.requireOwner",
                [
                    "of: \(argument(belonging.member))", "\(belonging.member) != nil",
                    argument(Self.listed(belonging.owners)),
                    belonging.owners.map { "\($0) != nil" }.joined(separator: " || "),
                ], "")
        }
    }

    private static func listed(_ names: [String]) -> String {
        names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "") + (names.last ?? "")
    }

    private func argument(_ name: String) -> String { SwiftName.literal(name) }

    private func writeAlternatives(_ names: [String], _ requirement: String, to source: inout SwiftSource) {
        guard !names.isEmpty else { return }
        source.line("var alternatives = Alternatives()")
        for name in names { source.line("alternatives.note(\(argument(name)), \(name) != nil)") }
        source.line("try alternatives.\(requirement)(\(argument(names.joined(separator: ", "))))")
    }

    // MARK: - Encoding

    private func writeEncoder(_ structure: Model.Structure, to source: inout SwiftSource) {
        guard Self.writtenInPieces.contains(structure.name) else {
            source.block("public func encodeMembers(to writer: inout JSONWriter)") { writeMembers(structure, to: &$0) }
            return
        }
        let properties = properties(of: structure)
        let parts = Set(structure.mixins.map(\.name) + ownMembers(of: structure).filter(isChanges).map(\.name))
        let arguments = properties.map { property in
            let value = SwiftName.escaped(property.name)
            guard parts.contains(property.name) else { return "\(property.name): \(value)" }
            let isMember = structure.mixins.allSatisfy { $0.name != property.name }
            let piece =
                isMember ? "$0.member(\(argument(property.name)), \(value))" : "\(value).encodeMembers(to: &$0)"
            return "\(property.name): { \(piece) }"
        }
        source.block("public func encodeMembers(to writer: inout JSONWriter)") { source in
            source.call("Self.encodeMembers", ["to: &writer"] + arguments, "")
        }
        source.line()
        source.documentation(
            "Writes the members without a value that holds them all"
                + (parts.isEmpty ? "." : "; whoever calls writes those of parts as well."))
        let parameters = properties.map { property in
            "\(property.name): \(parts.contains(property.name) ? "(inout JSONWriter) -> Void" : property.type)"
        }
        source.call("public static func encodeMembers", ["to writer: inout JSONWriter"] + parameters, " {")
        source.indented { writeMembers(structure, inPieces: true, to: &$0) }
        source.line("}")
    }

    /// Whether a member is what changed of another structure: of most messages it is absent, and it has the most to copy.
    private func isChanges(_ member: Model.Member) -> Bool {
        guard member.isOptional, case .reference(let name) = member.type else { return false }
        return model.structure(name)?.changesOf != nil
    }

    /// The members of a structure of which none is ever left out, and none is a structure; nil where it is no such.
    private func membersAllWritten(of type: ModelType) -> [Model.Member]? {
        guard case .reference(let name) = type, let structure = model.structure(name), structure.mixins.isEmpty,
            structure.open == nil, structure.shorthand == nil, structure.changesOf == nil, !structure.members.isEmpty
        else { return nil }
        let areWritten = structure.members.allSatisfy { member in
            switch member.type {
            case .string, .integer, .boolean: !member.isOptional
            case .number, .any, .object, .requestID, .null, .reference, .json, .array, .oneOrMore, .map, .nullable:
                false
            }
        }
        return areWritten ? structure.members : nil
    }

    /// Writes a structure member by member, each with what is certain to stand before it.
    private func writePieces(
        _ name: String, _ value: String, _ members: [Model.Member], to source: inout SwiftSource
    ) {
        var before = ",\"\(name)\":{"
        for member in members {
            let path = "\(value).\(SwiftName.escaped(member.name))"
            source.line("writer.member(spelled: #\"\(before)\"\(member.name)\":\"#, \(path))")
            before = ","
        }
        source.line("writer.endObject()")
    }

    /// Structures that are written with every key, or for each field of a large form: one that holds so much is copied
    /// wherever it goes.
    private static let writtenInPieces: Set<String> = ["FieldDiagnosticsParams", "FieldEditResult", "FieldSnapshot"]

    private func writeMembers(
        _ structure: Model.Structure, inPieces: Bool = false, to source: inout SwiftSource
    ) {
        let members = ownMembers(of: structure)
        // Behind a member that is never left out, the comma is as certain as the name.
        let isCommaCertain = members.first.map { !$0.isOptional && !$0.type.isNullable } ?? false
        for (index, member) in members.enumerated() {
            var function = "member"
            if case .oneOrMore = member.type { function = "oneOrMore" }
            let value = SwiftName.escaped(member.name)
            if inPieces, isChanges(member) {
                source.line("\(value)(&writer)")
            } else if index > 0, isCommaCertain, function == "member", !member.type.isNullable {
                if !member.isOptional, let parts = membersAllWritten(of: member.type) {
                    writePieces(member.name, value, parts, to: &source)
                } else {
                    source.line("writer.member(spelled: #\",\"\(member.name)\":\"#, \(value))")
                }
            } else {
                source.line("writer.\(function)(\(argument(member.name)), \(value))")
            }
        }
        for mixin in structure.mixins {
            source.line("\(mixin.name)\(inPieces ? "(&writer)" : ".encodeMembers(to: &writer)")")
        }
        if let open = structure.open { source.line("writer.parameters(\(open.name))") }
    }
}

extension ModelType {
    fileprivate var isNullable: Bool {
        if case .nullable = self { true } else { false }
    }
}
