/// A large part that most messages do not have, out of line: so what has none is moved about by a few words.
///
/// Any value will do: were it said here that values are equatable, the runtime would look through all conformances of the
/// program for that of each kind of value before it makes the first box of it, 160,000 instructions each.
@propertyWrapper
public struct Indirect<Value: Sendable>: Sendable {
    // Seen by whoever uses it: else the box of each kind of value is made up anew each time, even where there is none.
    @usableFromInline
    final class Box: Sendable {
        @usableFromInline let value: Value

        @inlinable
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box?

    @inlinable
    public init(wrappedValue: Value?) {
        if let wrappedValue { box = Box(wrappedValue) } else { box = nil }
    }

    @inlinable public var wrappedValue: Value? {
        get { box?.value }
        set { self = Indirect(wrappedValue: newValue) }
    }
}

extension Indirect: Equatable where Value: Equatable {
    public static func == (left: Indirect, right: Indirect) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}
