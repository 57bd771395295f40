/// Why a product cannot be built.
///
/// Each product has its own: `Alert.BuildError`, `HeaderBar.BuildError` and `Alert.Style.BuildError` are different
/// types, so that a `catch` tells an alert's fault from its header's.
public struct BuildError<Product>: Error, Hashable {
    /// What is wrong, for a program. Open: later versions may add codes, and none changes its meaning.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// Words joined by `.` and `-`, such as `cancel.duplicate`.
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }

    public let code: Code
    /// One English sentence for whoever writes alerts, without a full stop. It is never shown to users.
    public let message: String
    /// The id of the action, field or other part that it is about, where it is about one.
    public let part: String?

    public init(_ code: Code, _ message: String, part: String? = nil) {
        self.code = code
        self.message = message
        self.part = part
    }
}

extension BuildError: CustomStringConvertible {
    public var description: String { "\(code): \(message)" }
}
