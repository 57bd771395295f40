extension String {
    /// The text in one line, and without what a terminal would obey: control characters as `\u{…}`.
    var printable: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.properties.generalCategory == .control {
                text += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
