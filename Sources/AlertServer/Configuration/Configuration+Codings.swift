import Compression

extension Configuration.HTTP {
    /// - Throws: one sentence that names the word that is no coding.
    var codings: [ContentCoding] {
        get throws(CommandError) {
            var codings: [ContentCoding] = []
            for text in encodings.split(separator: ",") {
                guard let coding = ContentCoding(rawValue: String(text.trimmed)) else {
                    let known = ContentCoding.allCases.map(\.rawValue).joined(separator: " or ")
                    throw CommandError("http.encodings has \"\(text.trimmed)\"; it must be \(known)")
                }
                codings.append(coding)
            }
            return codings
        }
    }
}
