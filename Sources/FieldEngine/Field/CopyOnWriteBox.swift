/// A value kept on the heap, and still a value: it is copied when it is changed while somebody else holds it.
///
/// What most fields never have costs them one word this way, and a field is moved about by a few of them.
struct CopyOnWriteBox<Value> {
    private final class Box {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    init(_ value: Value) { box = Box(value) }

    var value: Value {
        get { box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}
