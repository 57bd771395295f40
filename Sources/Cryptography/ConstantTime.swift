internal import CSodium

/// Comparing without telling, by the time that it takes, how much is alike.
package enum ConstantTime {
    /// Arrays of two lengths are never equal; that they differ in length is told.
    package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        return unsafe left.withUnsafeBytes { left in
            unsafe right.withUnsafeBytes { right in
                guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return true }
                return unsafe sodium_memcmp(leftStart, rightStart, left.count) == 0
            }
        }
    }
}
