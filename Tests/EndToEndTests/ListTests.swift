import Alerts
import Testing

@Suite("The list", .serving)
struct ListTests {
    private struct Page: Decodable {
        let alerts: [Alert]
        let missing: [String]?
        let next: String?

        var ids: [String] { alerts.map(\.id) }
    }

    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    private func page(_ query: String) throws -> Page {
        let answer = try service.get("/v1/alerts?\(query)")
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.decoded()
    }

    @Test("has every alert in the order of ids, each as it is answered alone")
    func whole() throws {
        let page = try page("locale=ko")
        #expect(page.ids == ShippedCatalog.ids)
        #expect(page.missing == nil && page.next == nil)
        let alone = try ShippedCatalog.ids.map { try service.get("/v1/alerts/\($0)?locale=ko").text }
        #expect(try service.get("/v1/alerts?locale=ko").text == #"{"alerts":[\#(alone.joined(separator: ","))]}"#)
        #expect(try service.get("/v1/alerts?locale=ko")["content-language"] == "ko")
    }

    @Test("of a prefix has the ids that begin with it", arguments: ["journal.", "permission.c", "chat.leave", "x", ""])
    func prefix(prefix: String) throws {
        #expect(try page("prefix=\(prefix)").ids == ShippedCatalog.ids.filter { $0.hasPrefix(prefix) })
    }

    @Test("of ids has those that are there, each once, and says which are missing")
    func ids() throws {
        let page = try page("ids=photos.delete,no.such,chat.leave,photos.delete,another.one")
        #expect(page.ids == ["chat.leave", "photos.delete"])
        #expect(page.missing == ["another.one", "no.such"])
        #expect(try self.page("ids=no.such").ids == [])
        #expect(try self.page("ids=chat.leave,photos.delete&prefix=p").ids == ["photos.delete"])
    }

    @Test(
        "in pages has every alert once",
        arguments: ["", "&prefix=journal.", "&ids=chat.leave,entry.edit,photos.delete"])
    func pages(filter: String) throws {
        let all = try page("locale=en\(filter)").ids
        for limit in 1...all.count + 1 {
            var seen: [String] = []
            var next: String?
            repeat {
                let page = try page("limit=\(limit)\(filter)" + (next.map { "&after=\($0)" } ?? ""))
                #expect(page.ids.count == min(limit, all.count - seen.count))
                seen += page.ids
                next = page.next
                if let next { #expect(next == page.ids.last) }
            } while next != nil && seen.count < all.count
            #expect(seen == all && next == nil)
        }
    }

    @Test("goes on after an id that is not there")
    func afterUnknown() throws {
        #expect(try page("after=entry.e").ids == ShippedCatalog.ids.filter { $0 > "entry.e" })
        #expect(try page("after=zzz").ids == [])
    }

    @Test("of locales has each with its direction and how many alerts it serves")
    func locales() throws {
        struct Body: Decodable {
            struct Locale: Decodable {
                let tag: String
                let direction: String
                let alerts: Int
            }

            let locales: [Locale]
        }
        let body: Body = try service.get("/v1/locales").decoded()
        #expect(body.locales.map(\.tag).sorted() == ShippedCatalog.locales)
        #expect(body.locales.allSatisfy { $0.alerts == ShippedCatalog.ids.count })
        #expect(body.locales.filter { $0.direction == "rtl" }.map(\.tag) == ["ar"])
    }
}
