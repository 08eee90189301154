/// A large part that most messages do not have, out of line: so what has none is moved about by a few words.
@propertyWrapper
public struct OnHeap<Value: Equatable & Sendable>: Equatable, Sendable {
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
        set { self = OnHeap(wrappedValue: newValue) }
    }

    public static func == (left: OnHeap, right: OnHeap) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}
