extension Array {
    /// The elements by their numbers, those of one number as they stood.
    ///
    /// The places of the elements are what is sorted, by one function: sorting is much code, of which the standard library's has a copy
    /// for each kind of element.
    public func ordered(by number: (Element) -> some FixedWidthInteger & SignedInteger) -> [Element] {
        places(of: map { Int64(number($0)) }).map { self[$0] }
    }
}

private func places(of numbers: [Int64]) -> [Int] {
    var places = Array(numbers.indices)
    places.sort { (numbers[$0], $0) < (numbers[$1], $1) }
    return places
}
