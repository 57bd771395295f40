import Testing

@Suite("Commands", .serving)
struct CommandTests {
    private let service: Service

    init() throws {
        service = try #require(Service.current)
    }

    @Test(
        "list prints exactly the bytes of the list",
        arguments: [
            (["--locale", "ko"], "?locale=ko"), ([], ""),
            (["--locale=ar", "--prefix", "journal."], "?locale=ar&prefix=journal."),
            (["--ids", "chat.leave,no.such", "--locale", "ja"], "?ids=chat.leave,no.such&locale=ja"),
            (["--limit", "2", "--after", "entry.edit"], "?limit=2&after=entry.edit"),
            (["--schema", "1", "--capabilities=", "--platform", "web"], "?schema=1&capabilities=&platform=web"),
        ])
    func list(flags: [String], query: String) throws {
        let outcome = try Program.run(["list"] + flags)
        let answer = try service.get("/v1/alerts\(query)")
        #expect(outcome.status == 0 && outcome.error.isEmpty)
        #expect(answer.status == 200 && Array(outcome.output.utf8) == answer.body)
    }

    @Test("list fails as the list does", arguments: [["--limit", "0"], ["--locale", "!!"]])
    func listFails(flags: [String]) throws {
        let outcome = try Program.run(["list"] + flags)
        #expect(outcome.status == 1 && outcome.output.isEmpty && outcome.error.contains(String(flags[0].dropFirst(2))))
    }

    @Test("show prints an alert as its reader sees it", arguments: ShippedCatalog.locales)
    func show(locale: String) throws {
        let outcome = try Program.run(["show", "permission.camera", "--locale", locale])
        let title = try #require(try ShippedCatalog.text("title", of: "permission.camera", in: locale))
        #expect(outcome.status == 0 && outcome.output.contains(title))
        #expect(outcome.output.contains("Haru"))
    }

    @Test("show takes arguments")
    func showArguments() throws {
        let outcome = try Program.run(["show", "photos.delete", "--locale", "en", "--arg", "count=3"])
        #expect(outcome.status == 0 && outcome.output.contains("Delete 3 photos?"))
        let wrong = try Program.run(["show", "photos.delete", "--arg", "count=many"])
        #expect(wrong.status == 1 && wrong.sentences.count == 1 && wrong.error.contains("count"))
    }

    @Test("show shows every alert of the catalog", arguments: ShippedCatalog.ids)
    func showAll(id: String) throws {
        let outcome = try Program.run(["show", id])
        #expect(outcome.status == 0 && !outcome.output.isEmpty && outcome.error.isEmpty)
    }

    @Test("show says when there is no such alert, and when a language is none")
    func showFails() throws {
        let unknown = try Program.run(["show", "no.such"])
        #expect(unknown.status == 1 && unknown.sentences.count == 1 && unknown.error.contains("no.such"))
        let language = try Program.run(["show", "chat.leave", "--locale", "!!"])
        #expect(language.status == 1 && language.sentences.count == 1 && language.error.contains("--locale"))
    }

    @Test("the program says what it is")
    func program() throws {
        for arguments in [[], ["--help"]] as [[String]] {
            let outcome = try Program.run(arguments)
            #expect(outcome.status == 0 && outcome.output.contains("serve") && outcome.output.contains("health"))
        }
        #expect(try Program.run(["--version"]).output.wholeMatch(of: #/alert-catalog \d+\.\d+\.\d+\n/#) != nil)
    }
}
