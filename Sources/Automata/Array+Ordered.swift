extension Array {
    /// The elements by their numbers, those of one number as they stood.
    ///
    /// The places of the elements are what is sorted, by one function: sorting is much code, of which the standard library's has a copy
    /// for each kind of element.
    public func ordered(by number: (Element) -> some FixedWidthInteger & SignedInteger) -> [Element] {
        places(of: map { Int64(number($0)) }).map { self[$0] }
    }
}

// In the standard library `sorted()` is compiled for each kind of sequence, with all that sorts: for sets, keys and arrays of the same
// elements. From arrays these are one function for each kind of element.

extension [String] {
    /// The elements, the least first.
    public var ascending: [String] {
        @inline(never) get { sortedCopy(of: self) }
    }
}

extension [Int] {
    /// The elements, the least first.
    public var ascending: [Int] {
        @inline(never) get { sortedCopy(of: self) }
    }
}

extension [Int32] {
    /// The elements, the least first.
    public var ascending: [Int32] {
        @inline(never) get { sortedCopy(of: self) }
    }
}

private func sortedCopy<Element: Comparable>(of elements: [Element]) -> [Element] {
    var result = elements
    result.sort()
    return result
}

private func places(of numbers: [Int64]) -> [Int] {
    var places = Array(numbers.indices)
    places.sort { (numbers[$0], $0) < (numbers[$1], $1) }
    return places
}
