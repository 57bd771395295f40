package import AlertCatalog

/// An answer that is an error (RFC 9457).
package struct Problem: Error, Sendable {
    /// Each code's status and title: the one table of both.
    package enum Code: String, Sendable, CaseIterable {
        case malformedHead = "malformed-head"
        case malformedTarget = "malformed-target"
        case repeatedParameter = "repeated-parameter"
        case malformedParameter = "malformed-parameter"
        case malformedArgument = "malformed-argument"
        case unknownAlert = "unknown-alert"
        case unknownRoute = "unknown-route"
        case methodNotAllowed = "method-not-allowed"
        case bodyTooLarge = "body-too-large"
        case targetTooLong = "target-too-long"
        case headTooLarge = "head-too-large"
        case internalError = "internal-error"
        case notReady = "not-ready"

        package var status: Int {
            switch self {
            case .malformedHead, .malformedTarget, .repeatedParameter, .malformedParameter, .malformedArgument: 400
            case .unknownAlert, .unknownRoute: 404
            case .methodNotAllowed: 405
            case .bodyTooLarge: 413
            case .targetTooLong: 414
            case .headTooLarge: 431
            case .internalError: 500
            case .notReady: 503
            }
        }

        package var title: String {
            switch self {
            case .malformedHead: "The request head cannot be read"
            case .malformedTarget: "The request target cannot be read"
            case .repeatedParameter: "A parameter is given more than once"
            case .malformedParameter: "A parameter cannot be read"
            case .malformedArgument: "An argument does not fit its variable"
            case .unknownAlert: "There is no such alert"
            case .unknownRoute: "There is nothing here"
            case .methodNotAllowed: "The method is not allowed here"
            case .bodyTooLarge: "The request body is too large"
            case .targetTooLong: "The request target is too long"
            case .headTooLarge: "The request head is too large"
            case .internalError: "The service failed"
            case .notReady: "The service has no catalog yet"
            }
        }
    }

    package let code: Code
    /// What the client can do about it, in one sentence; never anything of the inside.
    package let detail: String
    package let diagnostics: [Diagnostic]

    package init(_ code: Code, _ detail: String, diagnostics: [Diagnostic] = []) {
        self.code = code
        self.detail = detail
        self.diagnostics = diagnostics
    }
}
