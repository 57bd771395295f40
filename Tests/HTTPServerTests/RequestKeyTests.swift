import Testing

@testable import HTTPServer

@Suite("The key of a request")
struct RequestKeyTests {
    private func request(_ target: String, languages: String?) -> Request {
        var fields = HeaderFields()
        if let languages { fields.add(.acceptLanguage, languages.utf8) }
        return Request(method: .get, target: Array(target.utf8), fields: fields)
    }

    @Test("tells the target from the languages, and an empty wish from none")
    func parts() {
        let keys = [
            request("/a", languages: "b"), request("/ab", languages: ""), request("/ab", languages: nil),
            request("/", languages: "ab"),
        ].map(\.key)
        #expect(Set(keys).count == keys.count)
        #expect(request("/a", languages: "b").key == keys[0])
    }

    @Test("leaves the target as it came")
    func target() {
        #expect(request("/a?b", languages: "ko").target == Array("/a?b".utf8))
        #expect(request("/a?b", languages: nil).target == Array("/a?b".utf8))
    }

    @Test("A value that is forgotten does not come back")
    func forgotten() {
        var fields = HeaderFields()
        fields.add(.acceptLanguage, "ko".utf8)
        fields.removeAll()
        #expect(fields[.acceptLanguage] == nil)
        fields.add(.acceptLanguage, "en".utf8)
        fields.add(.acceptLanguage, "de".utf8)
        #expect(fields[.acceptLanguage] == Array("en, de".utf8))
    }
}
