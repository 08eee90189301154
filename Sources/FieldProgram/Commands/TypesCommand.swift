internal import FieldEngine
internal import FieldTools
internal import JSONBytes

/// `field-server types`: the built-in types with their templates, as the session lists them.
func runTypes(with partner: some ConversationPartner) -> Int32 {
    guard let types = ListedType.all(askedOf: partner) else {
        StandardError.tell("field-server: the session did not list its types")
        return 1
    }
    return StandardOutput.print(ListedType.table(of: types).map { TerminalText($0) })
}

/// A type as `type/list` speaks of it.
struct ListedType: Equatable {
    var name: String
    var template: String
    var description: String

    static func all(askedOf partner: some ConversationPartner) -> [ListedType]? {
        var partner = partner
        let requests = #"""
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}
            {"jsonrpc":"2.0","id":2,"method":"type/list","params":{}}

            """#
        partner.receive(Array(requests.utf8)[...], at: Moment(milliseconds: 0, today: Transcript.standardDate))
        var frames = FrameReader(framing: .line)
        frames.append(partner.takeOutput())
        var document = JSONDocument()
        while let frame = frames.next() {
            guard (try? document.parse(frame)) != nil,
                document.member(document.root, "id").flatMap(document.integer) == 2
            else { continue }
            return document.member(document.root, "result").flatMap { document.member($0, "types") }.map { types in
                document.elements(types).map { type in
                    func string(_ name: StaticString) -> String {
                        document.member(type, name).flatMap(document.string) ?? ""
                    }
                    return ListedType(
                        name: string("name"), template: string("template"), description: string("description"))
                }
            }
        }
        return nil
    }

    static func table(of types: [ListedType]) -> [String] {
        let nameWidth = types.reduce(0) { max($0, ColumnWidth.of($1.name)) }
        let templateWidth = types.reduce(0) { max($0, ColumnWidth.of($1.template)) }
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - ColumnWidth.of(text)))
        }
        return types.map { type in
            let line = "\(padded(type.name, nameWidth))  \(padded(type.template, templateWidth))  \(type.description)"
            return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
        }
    }
}
