/// One finding about a catalog, at a place in one of its files.
package struct Diagnostic: Error, Sendable, Equatable {
    package enum Severity: String, Sendable, CaseIterable, Codable {
        /// The catalog is not published.
        case error
        /// The catalog is published; what the finding is about may be left out of it.
        case warning
        /// Something that the team may want to know.
        case info
    }

    /// A stable name of the rule, such as `reference.unknown-action`.
    package let code: String
    package let severity: Severity
    /// The file, relative to the catalog's root.
    package let file: String
    /// From 1.
    package let line: Int
    /// Where in the document (RFC 6901); empty for the whole of it.
    package let pointer: String
    /// One sentence that a translator understands.
    package let message: String

    package init(
        _ code: String, _ severity: Severity = .error, file: String, line: Int = 1, pointer: String = "",
        message: String
    ) {
        self.code = code
        self.severity = severity
        self.file = file
        self.line = line
        self.pointer = pointer
        self.message = message
    }
}

extension Diagnostic: Comparable {
    /// By file, then from top to bottom. The message decides last, so that the order is the same each time.
    package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        (left.file, left.line, left.pointer, left.code, left.message)
            < (right.file, right.line, right.pointer, right.code, right.message)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// As compilers write it, so that editors find the place.
    package var description: String {
        let place = pointer.isEmpty ? "" : "\(pointer): "
        return "\(file):\(line): \(severity): \(place)\(message) [\(code)]".onOneLine
    }
}

extension String {
    /// What was read is quoted in findings, and could write lines of its own or make a terminal obey it.
    fileprivate var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map { $0.isControl ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
    }
}
