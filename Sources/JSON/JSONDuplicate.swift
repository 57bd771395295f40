/// A key that an object has more than once. That is well-formed, and hardly ever meant.
package struct JSONDuplicate: Sendable, Hashable {
    /// The member, which both keys name.
    package let pointer: JSONPointer
    package let key: String
    /// Where the key stands whose value counts.
    package let firstOffset: Int
    /// Where the key stands whose value is left out.
    package let secondOffset: Int
}
