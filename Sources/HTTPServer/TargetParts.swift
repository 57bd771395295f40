/// Where the segments of a target's path and the items of its query stand.
struct TargetParts {
    typealias Item = (name: Range<Int>, value: Range<Int>)

    private(set) var segments: [Range<Int>] = []
    private(set) var items: [Item] = []
    /// Whether the parts read as they stand: nothing is escaped, and all is ASCII.
    private(set) var isPlain = true

    /// Splits what stands behind the slash or the host of a target, in one pass.
    init(of target: [UInt8], from start: Int) {
        segments.reserveCapacity(4)
        unsafe target.withUnsafeBufferPointer { target in
            let end = unsafe readPath(of: target, from: start)
            if end < target.count { unsafe readQuery(of: target, from: end + 1) }
        }
    }

    /// Nothing yet.
    init() {}

    /// Splits a query alone, in place and in the memory of what was split before.
    mutating func reread(query: Range<Int>, of target: [UInt8]) {
        items.removeAll(keepingCapacity: true)
        isPlain = true
        unsafe target.withUnsafeBufferPointer { target in
            unsafe readQuery(of: UnsafeBufferPointer(rebasing: target[..<query.upperBound]), from: query.lowerBound)
        }
    }

    /// The same parts elsewhere.
    func mapped(
        _ place: (Range<Int>, _ plusIsSpace: Bool) throws(RequestTarget.Fault) -> Range<Int>
    ) throws(RequestTarget.Fault) -> TargetParts {
        var parts = self
        for index in segments.indices { parts.segments[index] = try place(segments[index], false) }
        // `+` is a space only in a query, where forms write it so.
        for index in items.indices {
            parts.items[index] = (try place(items[index].name, true), try place(items[index].value, true))
        }
        return parts
    }

    /// Answers where the path ends.
    private mutating func readPath(of target: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var start = start
        var index = start
        var isPlain = true
        while index < target.count {
            let byte = unsafe target[index]
            if byte.isLetterOrSo {
                index += 1
                continue
            }
            if byte == UInt8(ascii: "?") { break }
            if byte == UInt8(ascii: "/") {
                segments.append(start..<index)
                start = index + 1
            }
            if !byte.isPlain { isPlain = false }
            index += 1
        }
        self.isPlain = isPlain
        segments.append(start..<index)
        return index
    }

    private mutating func readQuery(of target: UnsafeBufferPointer<UInt8>, from start: Int) {
        var start = start
        var equals: Int?
        var isPlain = isPlain
        var index = start
        while true {
            while index < target.count, unsafe target[index].isLetterOrDigitOrSo { index &+= 1 }
            guard index < target.count else { break }
            let byte = unsafe target[index]
            if byte == UInt8(ascii: "=") {
                equals = equals ?? index
            } else if byte == UInt8(ascii: "&") {
                appendItem(start..<index, equals: equals)
                equals = nil
                start = index + 1
            }
            if !byte.isPlain { isPlain = false }
            index += 1
        }
        self.isPlain = isPlain
        appendItem(start..<target.count, equals: equals)
    }

    private mutating func appendItem(_ range: Range<Int>, equals: Int?) {
        if range.isEmpty { return }
        let end = equals ?? range.upperBound
        items.append((range.lowerBound..<end, min(end + 1, range.upperBound)..<range.upperBound))
    }
}

extension UInt8 {
    /// Most bytes of a target are these, which mean nothing but themselves.
    fileprivate var isLetterOrSo: Bool { self &- 0x40 < 0x40 }

    /// With those from the comma to `<`, of which only the slash means something, and only in a path.
    fileprivate var isLetterOrDigitOrSo: Bool { isLetterOrSo || self &- 0x2C < 0x11 }

    /// Whether it stands for itself in a target.
    var isPlain: Bool {
        self != UInt8(ascii: "%") && self != UInt8(ascii: "+") && self != 0 && self < 0x80
    }
}
