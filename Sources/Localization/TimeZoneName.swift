internal import CICU

/// Names of time zones, as a request gives them.
package enum TimeZoneName {
    /// Whether ICU knows the zone: an IANA name such as `Asia/Seoul`, or `GMT+09:00`.
    package static func isKnown(_ name: String) -> Bool {
        guard (1...64).contains(name.utf8.count), name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return false
        }
        return unsafe withICUText(name) { unsafe cicu_time_zone_is_known($0, $1) }
    }
}
