#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The moment as the field `Date` writes it (RFC 9110 §5.6.7).
enum HTTPDate {
    static var now: String {
        var seconds = time(nil)
        var parts = unsafe tm()
        unsafe gmtime_r(&seconds, &parts)
        // The program never sets a locale, so that names of days and months are English.
        var text = [CChar](repeating: 0, count: 32)
        let count = unsafe strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init), as: UTF8.self)
    }
}
