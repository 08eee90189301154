internal import FieldEngine
internal import FieldProtocol
internal import FieldTools

/// `field-server types`: the built-in types with their templates, as the session lists them; of one that is named all that
/// can be said of it.
func runTypes(arguments: [String], with partner: some ConversationPartner) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
        return StandardOutput.print([TerminalText("usage: field-server types [TYPE]")])
    }
    guard arguments.count < 2, arguments.first?.hasPrefix("-") != true else {
        StandardError.tell("field-server types: it takes one type at most (--help)")
        return StandardOutput.failure
    }
    guard let types = ListedType.all(askedOf: partner) else {
        StandardError.tell("field-server: the session did not list its types")
        return 1
    }
    guard let name = arguments.first else {
        return StandardOutput.print(ListedType.table(of: types).map { TerminalText($0) })
    }
    guard var type = types.first(where: { $0.name == name }) else {
        StandardError.tell("field-server types: there is no type \"\(name)\"; without a name all are listed")
        return StandardOutput.failure
    }
    type.lookUpCountries(askedOf: partner)
    return StandardOutput.print(type.page.map { TerminalText($0) })
}

extension ListedType {
    static func table(of types: [ListedType]) -> [String] {
        let nameWidth = types.reduce(0) { max($0, ColumnWidth.of($1.name)) }
        let templateWidth = types.reduce(0) { max($0, ColumnWidth.of($1.template)) }
        return types.map { type in
            trimmed("\(padded(type.name, nameWidth))  \(padded(type.template, templateWidth))  \(type.description)")
        }
    }

    /// The type with its parameters, what each means, and how one is asked for.
    var page: [String] {
        var lines = ["\(name)  \(template.isEmpty ? "" : "\(template)  ")\(description)"]
        let width = parameters.reduce(0) { max($0, ColumnWidth.of($1.name)) }
        if !parameters.isEmpty { lines.append("") }
        for parameter in parameters {
            let meaning = TypeMeanings.meaning(of: parameter.name, in: name)
            lines.append(Self.trimmed("  \(Self.padded(parameter.name, width))  \(parameter.meaning)"))
            var words = [parameter.kind]
            if parameter.isRequired { words.append("must be given") }
            if let usual = parameter.usual { words.append("usually \(usual)") }
            if let example = meaning?.example { words.append("such as \(example)") }
            lines.append("  \(Self.padded("", width))  \(words.joined(separator: "; "))")
        }
        if !countries.isEmpty {
            lines += ["", "  \(countries.count) countries:"]
            var line = " "
            for country in countries {
                if line.utf8.count > 100 {
                    lines.append(line)
                    line = " "
                }
                line += " \(country)"
            }
            lines.append(line)
        }
        lines += ["", "  field-server ask \(example)"]
        return lines
    }

    /// The type as an argument in a shell: with its first parameter, and with all that must be given.
    private var example: String {
        // One field is a part of an address.
        let given = parameters.filter { $0.isRequired || $0.name == parameters.first?.name || $0.name == "part" }
        guard !given.isEmpty else { return name }
        return "'\(json(with: given))'"
    }

    /// The type with the examples of some of its parameters.
    func json(with given: [Parameter]) -> String {
        let members = given.compactMap { parameter in
            TypeMeanings.meaning(of: parameter.name, in: name).map { ",\"\(parameter.name)\":\($0.example)" }
        }
        return "{\"name\":\"\(name)\"\(members.joined())}"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - ColumnWidth.of(text)))
    }

    private static func trimmed(_ line: String) -> String {
        String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
}
