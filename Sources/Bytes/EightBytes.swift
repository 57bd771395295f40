/// Eight bytes that are looked at together, as the digits of one number.
///
/// The arithmetic is that of "Determine if a word has a zero byte" and "… a byte less than n" in Sean Eron Anderson's Bit
/// Twiddling Hacks: a borrow reaches the highest bit of those bytes alone that are less, or that stand before one.
@frozen @usableFromInline
package struct EightBytes {
    @usableFromInline package static let ones: UInt64 = 0x0101_0101_0101_0101
    @usableFromInline package static let highBits: UInt64 = 0x8080_8080_8080_8080

    @usableFromInline let digits: UInt64

    @inlinable package init(_ digits: UInt64) {
        self.digits = digits
    }

    /// Each of them with the bits that a mask has, and no others.
    @inlinable package func masked(by mask: UInt8) -> EightBytes { EightBytes(digits & (Self.ones &* UInt64(mask))) }

    @inlinable package func contains(_ byte: UInt8) -> Bool {
        let differences = digits ^ (Self.ones &* UInt64(byte))
        return (differences &- Self.ones) & ~differences & Self.highBits != 0
    }

    /// - Parameter bound: at most 0x80.
    @inlinable package func containsLess(than bound: UInt8) -> Bool {
        (digits &- Self.ones &* UInt64(bound)) & ~digits & Self.highBits != 0
    }
}
