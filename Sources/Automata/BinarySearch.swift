extension RandomAccessCollection where Index == Int {
    /// The first index behind the elements that come before what is looked for, which stand in front. O(log count).
    @inline(__always)
    func index(past isBefore: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
