/// What `protocol/model.json` says.
struct Model {
    var version: String
    var methods: [Method]
    var structures: [Structure]
    var enumerations: [Enumeration]
    var rules: [Rule]
    var errors: [ErrorKind]

    /// A request or notification.
    struct Method {
        var name: String
        var direction: Direction
        var chapter: String
        var params: String?
        /// Nil for a notification.
        var result: ModelType?
        var errors: [String]
        var documentation: String
        var since: String

        enum Direction: String {
            case clientToServer, serverToClient, both
        }

        var isRequest: Bool { result != nil }
        var comesIn: Bool { direction != .serverToClient }
        var goesOut: Bool { direction != .clientToServer }
    }

    struct Structure {
        var name: String
        var subject: String
        var documentation: String
        var since: String
        var members: [Member]
        var mixins: [Mixin]
        /// The member that a plain string or boolean stands for.
        var shorthand: String?
        var open: Open?
        /// Two integers of which the second is not less than the first.
        var ordered: [String]
        /// Two members that are given together or not at all.
        var together: [String]
        var atMostOne: [String]
        var exactlyOne: [String]
        /// Members that belong to some of those only.
        var belonging: [Belonging]
        /// The structure whose changed members this one holds.
        var changesOf: String?
    }

    /// A member that is given beside one of others only.
    struct Belonging {
        var member: String
        var owners: [String]
    }

    /// A structure whose members are members of the structure around it.
    struct Mixin {
        /// The property that holds them.
        var name: String
        var structure: String
    }

    /// Members with names that the model doesn't list.
    struct Open {
        /// The property that holds them.
        var name: String
        var documentation: String
        /// The member that names a rule of the model, whose parameters they are.
        var rules: String?
    }

    struct Member {
        var name: String
        var type: ModelType
        var isOptional: Bool
        var defaultValue: Value?
        var documentation: String
    }

    struct Enumeration {
        var name: String
        var documentation: String
        var since: String
        var values: [Case]

        struct Case {
            /// The case's name in programs.
            var name: String
            /// A string or an integer.
            var value: Value
            /// Words that are read for a number.
            var aliases: [String]
            var documentation: String
        }

        /// Whether the values are numbers.
        var isNumbered: Bool {
            guard case .number = values.first?.value else { return false }
            return true
        }
    }

    struct Rule {
        var name: String
        var documentation: String
        var since: String
        var parameters: [Member]
        var codes: [String]
    }

    struct ErrorKind {
        var code: Int
        var name: String
        var message: String
        var documentation: String
        /// The structure of the error's data.
        var data: String?
        var since: String
    }
}

/// The type of a member or result.
indirect enum ModelType: Equatable, Sendable {
    case string
    /// An integer within bounds: there is none without.
    case integer(ClosedRange<Int>)
    case number
    case boolean
    /// Any value.
    case any
    /// An object with any members.
    case object
    case requestID
    /// The result of a method that has nothing to say.
    case null
    case reference(String)
    case array(ModelType)
    /// An object whose names are data; what they are names of.
    case map(ModelType, key: String)
    /// A list of which a single element may stand for itself.
    case oneOrMore(ModelType)
    /// Null says something else than absence.
    case nullable(ModelType)
    /// An object of that structure, kept as its text: it is read when what it holds is needed.
    case json(String)

    /// The greatest integer that every reader of JSON holds exactly, 2⁵³ − 1.
    static let greatest = 9_007_199_254_740_991
    static let anyInteger = ModelType.integer(-greatest...greatest)
    static let unsigned = ModelType.integer(0...greatest)

    /// Whether what is in it is read with the message around it.
    var isReadAtOnce: Bool {
        if case .json = self { return false }
        return true
    }

    /// The structures and enumerations that the type names.
    var reference: String? {
        switch self {
        case .reference(let name), .json(let name): name
        case .array(let type), .map(let type, _), .oneOrMore(let type), .nullable(let type): type.reference
        case .string, .integer, .number, .boolean, .any, .object, .requestID, .null: nil
        }
    }
}

extension Model {
    func structure(_ name: String) -> Structure? { structures.first { $0.name == name } }

    func enumeration(_ name: String) -> Enumeration? { enumerations.first { $0.name == name } }

    /// A structure's own members and those of its mixins, as they stand on the wire.
    func allMembers(of structure: Structure) -> [Member] {
        if let origin = structure.changesOf.flatMap({ self.structure($0) }) {
            return allMembers(of: origin).map { member in
                var change = member
                change.isOptional = true
                change.type = .nullable(member.type)
                return change
            }
        }
        return structure.members + structure.mixins.compactMap { self.structure($0.structure) }.flatMap(allMembers)
    }

    func hasRequiredMembers(_ structure: Structure) -> Bool {
        allMembers(of: structure).contains { !$0.isOptional }
    }
}
