import Alerts
import Foundation
import Testing

@Suite("An alert of the shipped catalog", .serving)
struct AlertTests {
    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    @Test("is there as the issue names them")
    func isWhole() {
        #expect(ShippedCatalog.ids.count >= 14)
        #expect(ShippedCatalog.ids.contains("permission.camera") && ShippedCatalog.ids.contains("chat.leave"))
    }

    @Test(
        "is answered in each language, decodes, and encodes to the same bytes",
        arguments: ShippedCatalog.ids, ShippedCatalog.locales)
    func everyLocale(id: String, locale: String) throws {
        let answer = try service.get("/v1/alerts/\(id)", ["Accept-Language: \(locale)"])
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "application/json")
        #expect(answer["content-language"] == locale)
        #expect(answer["content-length"] == "\(answer.body.count)")
        let alert: Alert = try answer.decoded()
        #expect(alert.id == id)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(String(decoding: try encoder.encode(alert), as: UTF8.self) == answer.text)
        #expect(try service.get("/v1/alerts/\(id)?locale=\(locale)").body == answer.body)
    }

    @Test("says what its definition says, in the language asked for", arguments: ShippedCatalog.locales)
    func texts(locale: String) throws {
        let answer = try service.get("/v1/alerts/permission.camera?locale=\(locale)")
        let title = try #require(try ShippedCatalog.text("title", of: "permission.camera", in: locale))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        #expect(object["title"] as? String == title)
        #expect(object["locale"] as? String == locale)
        #expect(object["direction"] as? String == (locale == "ar" ? "rtl" : "ltr"))
        #expect((object["version"] as? String)?.wholeMatch(of: #/[0-9a-f]{16}/#) != nil)
        #expect(!answer.text.contains("{appName}") && answer.text.contains("Haru"))
    }

    @Test("takes arguments, and says when one does not fit")
    func arguments() throws {
        let many = try service.get("/v1/alerts/photos.delete?locale=en&arg.count=3")
        #expect(many.text.contains("Delete 3 photos?"))
        #expect(many["cache-control"]?.contains("private") == true)
        let one = try service.get("/v1/alerts/photos.delete?locale=en")
        #expect(one.text.contains("Delete 1 photo?"))
        #expect(one["cache-control"]?.contains("private") == false)
        #expect(one["etag"] != many["etag"])
        try expectProblem(
            service.get("/v1/alerts/photos.delete?arg.count=many"), 400, "malformed-argument", naming: "count")
        #expect(try service.get("/v1/alerts/photos.delete?locale=en&arg.other=x").status == 200)
    }

    @Test("in another language of the reader's wish is the nearest one, never a foreign one")
    func negotiation() throws {
        let wishes = [
            ("ko-KR", "ko"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"),
            ("uk, ja;q=0.5", "ja"), ("uk", "en"), ("*", "en"), ("ko;q=0, en", "en"), ("JA_jp", "ja"),
            (";;,=q,ko", "ko"), ("en-GB, ko;q=0.9", "en"),
        ]
        for (wish, language) in wishes {
            let answer = try service.get("/v1/alerts/entry.discard", ["Accept-Language: \(wish)"])
            #expect(answer.status == 200 && answer["content-language"] == language, "\(wish)")
        }
        let joined = try service.get("/v1/alerts/entry.discard", ["Accept-Language: uk", "accept-language: ko;q=0.4"])
        #expect(joined["content-language"] == "ko")
        let asked = try service.get("/v1/alerts/entry.discard?locale=ko_KR", ["Accept-Language: ja"])
        #expect(asked["content-language"] == "ko")
    }
}
