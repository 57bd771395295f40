extension String {
    /// Calls `body` with the UTF-8. Unlike `withUTF8` it takes a text that is a constant, without a copy of it.
    @safe @inlinable package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = unsafe utf8.withContiguousStorageIfAvailable(body) { return result }
        // One that is lent by another runtime.
        var text = self
        return text.withUTF8(body)
    }

    /// Whether a byte of the UTF-8 passes a test, which sees eight of them at once: a text has many bytes, and nearly none
    /// of what is looked for.
    ///
    /// - Parameter test: must fail for spaces, which stand behind the end of a short text.
    @inlinable package func hasByte(where test: (EightBytes) -> Bool) -> Bool {
        withBytes { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            guard bytes.count >= 8 else {
                var all = EightBytes.ones &* UInt64(UInt8(ascii: " "))
                for place in bytes.indices { all = all << 8 | UInt64(unsafe bytes[place]) }
                return test(EightBytes(all))
            }
            var place = 0
            while place < bytes.count {
                // The last ones are those up to the end, some of which were seen before.
                place = min(place, bytes.count - 8)
                if test(EightBytes(unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))) { return true }
                place += 8
            }
            return false
        }
    }

    /// The order of the UTF-8. Swift's `<` is that of the normalised forms.
    @inlinable package func isBytewiseBefore(_ other: String) -> Bool {
        withBytes { bytes in
            other.withBytes { others in
                for place in 0..<min(bytes.count, others.count) where unsafe bytes[place] != others[place] {
                    return unsafe bytes[place] < others[place]
                }
                return bytes.count < others.count
            }
        }
    }

    /// Whether the UTF-8 is the same. Swift's `==` also holds of texts that are only canonically equivalent.
    @inlinable package func hasBytes(of other: String) -> Bool {
        other.withBytes { unsafe hasBytes($0) }
    }

    /// Whether the UTF-8 is this.
    @inlinable package func hasBytes(_ others: some RandomAccessCollection<UInt8>) -> Bool {
        withBytes { bytes in
            guard bytes.count == others.count else { return false }
            var place = bytes.startIndex
            for other in others {
                if unsafe bytes[place] != other { return false }
                place += 1
            }
            return true
        }
    }
}

extension [UInt8] {
    /// Appends the UTF-8 of a text.
    @inlinable package mutating func append(bytesOf text: String) {
        text.withBytes { unsafe append(contentsOf: $0) }
    }
}
