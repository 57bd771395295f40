extension String {
    /// Whether there is nothing in it that a reader would see.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    var unlessBlank: String? { isBlank ? nil : self }
}
