extension HeaderBar {
    public typealias BuildError = Alerts.BuildError<HeaderBar>

    /// Builds a bar from data; headers that are declared in Swift go through it too.
    ///
    /// ```swift
    /// let bar = try HeaderBar.Builder()
    ///     .withBack(label: "Back")
    ///     .withTitle("New page", placement: .leading)
    ///     .addTrailingButton(id: "save", label: "Save", effect: .callback(name: "saveEntry"))
    ///     .build()
    /// ```
    public struct Builder: BuilderType, Sendable {
        private var bar = HeaderBar()

        public init() {}

        /// - Parameter label: what is spoken for the button.
        public consuming func withBack(label: String? = nil) -> Self {
            bar.back = true
            bar.backLabel = label?.unlessBlank
            return self
        }

        public consuming func withTitle(_ text: String, placement: Title.Placement = .leading) -> Self {
            bar.title = Title(text: text, placement: placement)
            return self
        }

        /// Appends a button on the inner side of those before it; there are at most two.
        public consuming func addTrailingButton(_ button: TrailingButton) -> Self {
            bar.trailing.append(button)
            return self
        }

        /// Appends a button on the inner side of those before it; there are at most two.
        public consuming func addTrailingButton(
            id: String, image: String? = nil, label: String, effect: Alert.Effect = .dismiss
        ) -> Self {
            addTrailingButton(TrailingButton(id: id, image: image, label: label, effect: effect))
        }

        public consuming func addContent(_ content: Content) -> Self {
            bar.content.append(content)
            return self
        }

        /// - Throws: the first fault.
        public func build() throws(BuildError) -> HeaderBar {
            try checkTexts()
            try checkIDs()
            return bar
        }

        private func checkTexts() throws(BuildError) {
            guard bar != HeaderBar() else { throw BuildError(.empty, "there is nothing in the header") }
            guard bar.trailing.count <= 2 else {
                throw BuildError(.trailingTooMany, "a header has room for two trailing buttons, not more")
            }
            if let title = bar.title, title.text.isBlank { throw BuildError(.titleEmpty, "the title has no text") }
            let texts = bar.trailing.map { ($0.id, $0.label) } + bar.content.map { ($0.id, $0.text) }
            for (id, text) in texts where text.isBlank {
                throw BuildError(.textEmpty, "the part \"\(id)\" has no text", part: id)
            }
        }

        private func checkIDs() throws(BuildError) {
            var ids: Set<String> = []
            for id in bar.trailing.map(\.id) + bar.content.map(\.id) {
                guard Identifier.isPartID(id) else {
                    throw BuildError(.idInvalid, "the part id \"\(id)\" is not lower-case words joined by -", part: id)
                }
                guard ids.insert(id).inserted else {
                    throw BuildError(.idDuplicate, "two parts have the id \"\(id)\"", part: id)
                }
            }
        }
    }
}

extension BuildError<HeaderBar>.Code {
    /// Neither back button nor title, trailing button or content.
    public static var empty: Self { Self(rawValue: "empty") }
    public static var titleEmpty: Self { Self(rawValue: "title.empty") }
    /// A trailing button without a label, or content without a text.
    public static var textEmpty: Self { Self(rawValue: "text.empty") }
    public static var trailingTooMany: Self { Self(rawValue: "trailing.too-many") }
    public static var idInvalid: Self { Self(rawValue: "id.invalid") }
    public static var idDuplicate: Self { Self(rawValue: "id.duplicate") }
}
