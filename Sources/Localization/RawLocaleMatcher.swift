internal import CICU

/// One `icu::LocaleMatcher`, as it is.
@safe final class RawLocaleMatcher: Sendable {
    struct Answer {
        /// Its place in the list of the supported.
        let supported: Int
        /// Nil when no wish was near and ICU answers its default.
        let desired: Int?
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
        var status: Int32 = 0
        let match = unsafe withICUText(desired.joined(separator: ",")) { list, size in
            unsafe cicu_matcher_match(handle, list, size, &status)
        }
        guard status <= 0, match.supported >= 0 else { return nil }
        return Answer(supported: Int(match.supported), desired: match.desired < 0 ? nil : Int(match.desired))
    }

    /// The wish as its match resolves it: the language of what is supported, with the region of the wish.
    func resolve(_ desired: String) -> String? {
        try? unsafe icuText(from: desired) { unsafe cicu_matcher_resolve(handle, $0, $1, $2, $3, $4) }
    }
}
