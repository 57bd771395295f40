internal import CICU

/// One `icu::LocaleMatcher`, as it is.
@safe final class RawLocaleMatcher: Sendable {
    struct Answer {
        let supported: Int
        /// Nil when no wish was near and ICU answers its default.
        let desired: Int?
        let resolved: String
    }

    /// ICU's matcher does not change once it is built, and its const functions are documented as safe to share.
    private nonisolated(unsafe) let handle: OpaquePointer

    /// Nil when ICU's data is missing.
    init?(supported: [String], fallback: String?, favorsScript: Bool = false) {
        var status: Int32 = 0
        let handle = unsafe withICUText(supported.joined(separator: ",")) { list, size in
            unsafe withICUText(fallback ?? "") { fallback, fallbackSize in
                unsafe cicu_matcher_open(list, size, fallback, fallbackSize, favorsScript, &status)
            }
        }
        guard let handle = unsafe handle else { return nil }
        unsafe self.handle = handle
    }

    deinit {
        unsafe cicu_matcher_close(handle)
    }

    func match(_ desired: [String]) -> Answer? {
        var match = CICUMatch(supported: -1, desired: -1)
        let resolved = try? unsafe icuText(from: desired.joined(separator: ",")) {
            unsafe cicu_matcher_match(handle, $0, $1, &match, $2, $3, $4)
        }
        guard let resolved, match.supported >= 0 else { return nil }
        return Answer(
            supported: Int(match.supported), desired: match.desired < 0 ? nil : Int(match.desired), resolved: resolved)
    }
}
