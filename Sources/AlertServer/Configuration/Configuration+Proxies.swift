import HTTPServer

extension Configuration.HTTP {
    /// - Throws: one sentence that names the range that is none.
    var proxies: TrustedProxies {
        get throws(CommandError) {
            var ranges: [AddressRange] = []
            for text in trustedProxies.split(separator: ",") {
                guard let range = AddressRange(String(text.trimmed)) else {
                    throw CommandError(
                        "http.trustedProxies has \"\(text.trimmed)\"; it must be a range such as 10.0.0.0/8")
                }
                ranges.append(range)
            }
            return TrustedProxies(ranges)
        }
    }
}

extension Substring {
    /// Without the blanks around it, as the items of a list may be written.
    var trimmed: Substring {
        var rest = self
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return rest
    }
}
