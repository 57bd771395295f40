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
        case malformedBody = "malformed-body"
        case malformedField = "malformed-field"
        case tokenInURL = "token-in-url"
        case unauthorized
        case forbidden
        case fourEyes = "four-eyes"
        case readOnlyStore = "read-only-store"
        case unknownDocument = "unknown-document"
        case unknownRevision = "unknown-revision"
        case noDraft = "no-draft"
        case preconditionFailed = "precondition-failed"
        case unsupportedMediaType = "unsupported-media-type"
        case invalidDocument = "invalid-document"
        case idDiffers = "id-differs"
        case idempotencyKeyReused = "idempotency-key-reused"
        case preconditionRequired = "precondition-required"
        case storeUnavailable = "store-unavailable"
        case tooManyFailures = "too-many-failures"
        case tooBusy = "too-busy"

        package var status: Int {
            switch self {
            case .malformedHead, .malformedTarget, .repeatedParameter, .malformedParameter, .malformedArgument,
                .malformedBody, .malformedField, .tokenInURL:
                400
            case .unauthorized: 401
            case .forbidden, .fourEyes, .readOnlyStore: 403
            case .unknownAlert, .unknownRoute, .unknownDocument, .unknownRevision: 404
            case .methodNotAllowed: 405
            case .noDraft: 409
            case .preconditionFailed: 412
            case .bodyTooLarge: 413
            case .targetTooLong: 414
            case .unsupportedMediaType: 415
            case .invalidDocument, .idDiffers, .idempotencyKeyReused: 422
            case .preconditionRequired: 428
            case .tooManyFailures: 429
            case .headTooLarge: 431
            case .internalError: 500
            case .notReady, .storeUnavailable, .tooBusy: 503
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
            case .malformedBody: "The request body cannot be read"
            case .malformedField: "A header field cannot be read"
            case .tokenInURL: "A token does not belong into an address"
            case .unauthorized: "Nobody is known by this token"
            case .forbidden: "The token does not allow this"
            case .fourEyes: "Somebody else has to publish this"
            case .readOnlyStore: "The store is read-only"
            case .unknownDocument: "There is no such document"
            case .unknownRevision: "There is no such revision"
            case .noDraft: "There is no draft"
            case .preconditionFailed: "The document is not as the request says"
            case .unsupportedMediaType: "The request body is not of a type that is read here"
            case .invalidDocument: "The catalog would have errors"
            case .idDiffers: "The document has another id than its address"
            case .idempotencyKeyReused: "The key stands for another request"
            case .preconditionRequired: "The request does not say what it changes"
            case .storeUnavailable: "The store cannot be reached"
            case .tooManyFailures: "Too many tokens were wrong"
            case .tooBusy: "Too many ask at once"
            }
        }
    }

    package let code: Code
    /// What the client can do about it, in one sentence; never anything of the inside.
    package let detail: String
    package let diagnostics: [Diagnostic]
    /// Header fields that belong to it, such as `Retry-After`.
    package let fields: [(name: String, value: String)]

    package init(
        _ code: Code, _ detail: String, diagnostics: [Diagnostic] = [], fields: [(name: String, value: String)] = []
    ) {
        self.code = code
        self.detail = detail
        self.diagnostics = diagnostics
        self.fields = fields
    }
}
