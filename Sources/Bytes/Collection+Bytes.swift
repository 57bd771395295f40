extension Collection<UInt8> {
    /// Calls `body` with the bytes where they are, or with a copy where they are not in one piece of memory.
    @safe @inlinable package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = withContiguousStorageIfAvailable(body) { return result }
        // A text that is lent by another runtime.
        return unsafe Array(self).withUnsafeBufferPointer(body)
    }

    /// Whether a byte passes a test, which sees eight of them at once: a text has many bytes, and nearly none of what is
    /// looked for.
    ///
    /// - Parameter test: must fail for spaces, which stand behind the end of a short text.
    @inlinable package func hasByte(where test: (EightBytes) -> UInt64) -> Bool {
        withBytes { UnsafeRawBufferPointer($0).hasByte(where: test) }
    }

    /// For each of many pieces whether it has such a byte.
    @inlinable package func haveByte(
        in pieces: some Collection<Range<Int>>, where test: (EightBytes) -> UInt64
    ) -> [Bool] {
        withBytes { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return pieces.map { unsafe UnsafeRawBufferPointer(rebasing: bytes[$0]).hasByte(where: test) }
        }
    }

    /// Whether the bytes are these. Swift's `==` also holds of strings that are only canonically equivalent.
    @inlinable package func hasBytes(of other: some Collection<UInt8>) -> Bool {
        withBytes { bytes in
            other.withBytes { others in
                guard bytes.count == others.count else { return false }
                let (bytes, others) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(others))
                var place = 0
                while place + 8 <= bytes.count {
                    let eight = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    if unsafe eight != others.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
                    place += 8
                }
                while place < bytes.count {
                    if unsafe bytes[place] != others[place] { return false }
                    place += 1
                }
                return true
            }
        }
    }

    /// The order of the bytes. Swift's `<` of strings is that of their normalised forms.
    @inlinable package func isBytewiseBefore(_ other: some Collection<UInt8>) -> Bool {
        withBytes { bytes in
            other.withBytes { others in
                for place in 0..<Swift.min(bytes.count, others.count) where unsafe bytes[place] != others[place] {
                    return unsafe bytes[place] < others[place]
                }
                return bytes.count < others.count
            }
        }
    }
}

extension UnsafeRawBufferPointer {
    @safe @inlinable func hasByte(where test: (EightBytes) -> UInt64) -> Bool {
        guard count >= 8 else {
            var all = EightBytes.ones &* UInt64(UInt8(ascii: " "))
            for place in indices { all = all << 8 | UInt64(unsafe self[place]) }
            return test(EightBytes(all)) != 0
        }
        var place = 0
        while place < count {
            // The last ones are those up to the end, some of which were seen before.
            place = Swift.min(place, count - 8)
            if test(EightBytes(unsafe loadUnaligned(fromByteOffset: place, as: UInt64.self))) != 0 { return true }
            place += 8
        }
        return false
    }
}

extension [UInt8] {
    /// As `append(contentsOf:)`, which takes the bytes of a string one by one.
    @inlinable package mutating func append(bytesOf text: some Collection<UInt8>) {
        text.withBytes { unsafe append(contentsOf: $0) }
    }
}
