import FieldEngine
import JSONBytes

// What the generated encoders call: a member with its name, or nothing where it is absent.

extension JSONWriter {
    mutating func member<Value: WireEncodable>(_ name: StaticString, _ value: Value) {
        self.name(name)
        value.encode(to: &self)
    }

    mutating func member<Value: WireEncodable>(_ name: StaticString, _ value: Value?) {
        guard let value else { return }
        member(name, value)
    }

    /// A member whose comma, name and colon come as they are written.
    mutating func member<Value: WireEncodable>(spelled name: StaticString, _ value: Value) {
        text(name)
        value.encode(to: &self)
    }

    mutating func member<Value: WireEncodable>(spelled name: StaticString, _ value: Value?) {
        guard let value else { return }
        text(name)
        value.encode(to: &self)
    }

    // What most members are.

    mutating func member(spelled name: StaticString, _ value: Int64) { text(name, value) }

    mutating func member(spelled name: StaticString, _ value: Bool) { text(name, value) }

    mutating func member(spelled name: StaticString, _ value: String) { text(name, value) }

    mutating func member(spelled name: StaticString, _ value: Int64?) {
        if let value { text(name, value) }
    }

    mutating func member(spelled name: StaticString, _ value: Bool?) {
        if let value { text(name, value) }
    }

    mutating func member(spelled name: StaticString, _ value: String?) {
        if let value { text(name, value) }
    }

    mutating func member<Word: WireWord>(spelled name: StaticString, _ value: Word) { text(name, word: value.word) }

    mutating func member<Word: WireWord>(spelled name: StaticString, _ value: Word?) {
        if let value { text(name, word: value.word) }
    }

    mutating func member<Value: WireEncodable>(_ name: StaticString, _ value: Explicit<Value>) {
        switch value {
        case .absent: break
        case .null:
            self.name(name)
            null()
        case .value(let value): member(name, value)
        }
    }

    /// A list whose single element is written as itself.
    mutating func oneOrMore<Value: WireEncodable>(_ name: StaticString, _ values: [Value]?) {
        guard let values else { return }
        if values.count == 1, let single = values.first {
            member(name, single)
        } else {
            member(name, values)
        }
    }

    /// The members of an open object.
    mutating func parameters(_ parameters: Parameter) {
        guard case .table(let members) = parameters else { return }
        for member in members {
            name(member.name)
            member.value.encode(to: &self)
        }
    }
}
