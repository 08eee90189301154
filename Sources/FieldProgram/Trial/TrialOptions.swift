internal import JSONBytes

/// What `try` was asked for on the command line.
struct TrialOptions: Equatable, Sendable {
    /// The type as JSON: a name in quotes, or an object.
    var type: [UInt8]
    var label: String?
    var helper: String?
    var maxLength: Int?
    var isRequired = false
    var isSecure = false

    static let usage = """
        usage: field-server try [TYPE] [--label TEXT] [--helper TEXT] [--required] [--max-length N] [--secure]

        TYPE is a type's name (phone where none is given; `field-server types` lists them) or a JSON object
        such as '{"name":"date","format":"DD.MM.YYYY"}'. Escape leaves.
        """

    /// Why the arguments make no sense.
    struct Problem: Error, Equatable {
        var message: String
    }

    init(_ arguments: [String]) throws(Problem) {
        var type: String?
        self.type = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                guard type == nil else { throw Problem(message: "one type at a time: \(argument)") }
                type = argument
                continue
            }
            // Both --label TEXT and --label=TEXT.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch (parts[0], parts.count) {
            case ("--required", 1): isRequired = true
            case ("--secure", 1): isSecure = true
            case ("--label", _), ("--helper", _), ("--max-length", _):
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw Problem(message: "\(parts[0]) needs a value")
                }
                try set(parts[0], value)
            default: throw Problem(message: "unknown option \(argument)")
            }
        }
        self.type = try Self.json(ofType: type ?? "phone")
    }

    private mutating func set(_ option: String, _ value: String) throws(Problem) {
        switch option {
        case "--label": label = value
        case "--helper": helper = value
        default:
            guard let number = Int(value), number >= 0 else {
                throw Problem(message: "\(option) needs a number: \(value)")
            }
            maxLength = number
        }
    }

    private static func json(ofType type: String) throws(Problem) -> [UInt8] {
        guard type.hasPrefix("{") else {
            var writer = JSONWriter()
            writer.string(type)
            return Array(writer.bytes)
        }
        var document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(Array(type.utf8))
        } catch {
            throw Problem(message: "the type is no JSON: \(error.description)")
        }
        return Array(type.utf8)
    }
}
