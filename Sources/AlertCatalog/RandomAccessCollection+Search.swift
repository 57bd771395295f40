extension RandomAccessCollection where Index == Int {
    /// The first place whose element is on the right side, in a collection in which all of those come last.
    func partitioningIndex(where isRight: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            range = isRight(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
