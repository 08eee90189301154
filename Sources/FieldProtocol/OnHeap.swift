/// A large part that most messages do not have, out of line: so what has none is moved about by a few words.
@propertyWrapper
public struct OnHeap<Value: Equatable & Sendable>: Equatable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    public init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    public static func == (left: OnHeap, right: OnHeap) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}
