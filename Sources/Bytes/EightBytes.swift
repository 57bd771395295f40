/// Eight bytes that are looked at together, as the digits of one number.
///
/// Each test answers a number that is 0 when none of the bytes passes it, so that those of several tests can be joined by
/// `|`. The arithmetic is that of "Determine if a word has a zero byte" and "… a byte less than n" in Sean Eron Anderson's
/// Bit Twiddling Hacks: a borrow reaches the highest bit of those bytes alone that are less, or that stand before one.
@frozen @usableFromInline
package struct EightBytes {
    @usableFromInline package static let ones: UInt64 = 0x0101_0101_0101_0101
    @usableFromInline package static let highBits: UInt64 = 0x8080_8080_8080_8080

    @usableFromInline let digits: UInt64

    @inlinable package init(_ digits: UInt64) {
        self.digits = digits
    }

    /// Of this byte.
    @inlinable package func places(of byte: UInt8) -> UInt64 {
        let differences = digits ^ (Self.ones &* UInt64(byte))
        return (differences &- Self.ones) & ~differences & Self.highBits
    }

    /// Of all that are less.
    ///
    /// - Parameter bound: at most 0x80.
    @inlinable package func places(below bound: UInt8) -> UInt64 {
        (digits &- Self.ones &* UInt64(bound)) & ~digits & Self.highBits
    }
}
