import AlertAPI
import AlertCatalog
import HTTPServer
import Testing

/// The public interface in process: a worker over a catalog that tests write out.
struct TestService {
    static let shared = """
        {"sourceLocale": "en", "defaultLocale": "en", "defaultAction": "ok", "actions": {"ok": {}},
         "links": {"schemes": ["https"], "hosts": ["help.example.com"]},
         "text": {"en": {"actions.ok": "OK"}, "ko": {"actions.ok": "확인"}}}
        """

    static let alerts = [
        "a": #"{"id": "a", "text": {"en": {"title": "A"}, "ko": {"title": "가"}}}"#,
        "b.one": #"{"id": "b.one", "text": {"en": {"title": "B1"}}}"#,
        "b.two": #"{"id": "b.two", "text": {"en": {"title": "B2"}, "ko": {"title": "나"}}}"#,
        "count": #"{"id": "count", "variables": {"n": {"type": "number"}}, "text": {"en": {"title": "{n} left"}}}"#,
        "head": #"{"id": "head", "presentation": "fullScreen", "header": {"title": {}}, "#
            + #""variables": {"who": {"type": "text", "default": "x"}}, "text": {"en": {"title": "H", "header.title": "{who}"}}}"#,
        "off": #"{"id": "off", "enabled": false, "text": {"en": {"title": "Off"}}}"#,
    ]

    let holder = CatalogHolder()
    let worker: Worker

    init(
        _ alerts: [String: String]? = Self.alerts, _ configure: (inout Worker.Configuration) -> Void = { _ in }
    ) throws {
        let policy = CachePolicy(maxAge: 60, staleWhileRevalidate: 600, staleIfError: 86400)
        var configuration = Worker.Configuration(policy: policy, budget: 1 << 20) { Issue.record("failed: \($0)") }
        configure(&configuration)
        worker = Worker(serving: holder, configuration)
        if let alerts { try publish(alerts) }
    }

    static func source(_ alerts: [String: String], revision: Int? = nil) -> CatalogSource {
        let definitions = alerts.map { id, text in
            (id, CatalogSource.Document(file: "alerts/\(id).json", bytes: Array(text.utf8)))
        }
        return CatalogSource(
            revision: revision, shared: .init(file: "catalog.json", bytes: Array(Self.shared.utf8)),
            definitions: Dictionary(uniqueKeysWithValues: definitions))
    }

    func publish(_ alerts: [String: String]) throws {
        let compilation = CatalogCompiler.compile(Self.source(alerts))
        #expect(compilation.diagnostics == [])
        holder.replace(with: try #require(compilation.catalog))
    }

    func ask(
        _ target: String, method: HTTPMethod = .get, language: String? = nil, encoding: String? = nil,
        ifNoneMatch: String? = nil, traceParent: String? = nil
    ) -> Response {
        var fields = HeaderFields()
        if let language { fields.add(.acceptLanguage, language.utf8) }
        if let encoding { fields.add(.acceptEncoding, encoding.utf8) }
        if let ifNoneMatch { fields.add(.ifNoneMatch, ifNoneMatch.utf8) }
        if let traceParent { fields.add(.traceParent, traceParent.utf8) }
        return worker.respond(to: Request(method: method, target: Array(target.utf8), fields: fields))
    }
}

extension Response {
    var text: String { String(decoding: content.body, as: UTF8.self) }

    func field(_ name: String) -> String? { content.value(of: name) }
}
