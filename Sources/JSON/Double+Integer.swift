extension Double {
    /// The integer that this is; nil for a fraction and for what 64 bits cannot hold.
    ///
    /// `Int64(exactly:)` would call the C library's `trunc`, and nothing else here links its mathematics.
    var exactInteger: Int64? {
        guard -0x1p63 <= self, self < 0x1p63 else { return nil }
        let integer = Int64(self)
        return Double(integer) == self ? integer : nil
    }
}
