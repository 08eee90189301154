/// A value of an open member of the protocol: a parameter of a type or rule, `typed`, a datum of a message.
///
/// The engine knows no JSON; this is the shape that such a value has on its side of the door. Numbers
/// are kept as they were spelled, because a definition's `0.1` must stay one tenth (specification,
/// section 7: numbers in definitions are exact decimals).
public enum Parameter: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number in JSON's spelling, such as `-12.50` or `1e3`.
    case number(String)
    case text(String)
    case list([Parameter])
    /// Members in the order they came in; of two with one name the last counts, and only it is kept.
    case table([Member])

    /// A value of a table under its name.
    public struct Member: Equatable, Sendable {
        public var name: String
        public var value: Parameter

        public init(name: String, value: Parameter) {
            self.name = name
            self.value = value
        }
    }

    /// Texts are the same where their scalars are: `Ω` of electricity is another entry of a list than that of Greek, which Swift's
    /// strings take for one.
    public static func == (left: Parameter, right: Parameter) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.boolean(let one), .boolean(let other)): one == other
        case (.number(let one), .number(let other)), (.text(let one), .text(let other)): one.isIdentical(to: other)
        case (.list(let one), .list(let other)): one == other
        case (.table(let one), .table(let other)): one == other
        case (.null, _), (.boolean, _), (.number, _), (.text, _), (.list, _), (.table, _): false
        }
    }

    /// The same for equal values. What the compiler makes of it writes out the walk through lists again at each depth: 3,900 bytes in
    /// the module for pages.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .boolean(let value): hasher.combine(value)
        case .number(let text), .text(let text): hasher.combine(text)
        case .list(let values):
            hasher.combine(values.count)
            for value in values { value.hash(into: &hasher) }
        case .table(let members):
            hasher.combine(members.count)
            for member in members {
                hasher.combine(member.name)
                member.value.hash(into: &hasher)
            }
        }
    }

    /// The member of that name of a table; nil where there is none, or where this is no table.
    public subscript(name: String) -> Parameter? {
        guard case .table(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The number in decimal digits.
    public static func integer(_ value: Int) -> Parameter { .number(String(value)) }
}

extension Parameter {
    /// About how many bytes are in it.
    var byteCount: Int {
        switch self {
        case .null, .boolean: 1
        case .number(let text), .text(let text): 16 + text.utf8.count
        case .list(let values): values.reduce(16) { $0 + $1.byteCount }
        case .table(let members): members.reduce(16) { $0 + $1.name.utf8.count + $1.value.byteCount }
        }
    }
}
