import Alerts
import FoundationEssentials
import JSON

/// Reads styles more strictly than apps do, which read those of services that are newer than they are.
///
/// Each token that is wrong is told at its place and left out, and so all of them are told at once.
struct StyleReader {
    let document: SourceDocument

    /// A style of the shared tables. `nil` when it cannot be read.
    func style(_ name: String, _ tokens: JSONValue, at pointer: JSONPointer) -> Alert.Style? {
        guard let usual = Self.written(.default)?["colors"] else { return nil }
        return style(name, tokens, over: .object("colors", usual), at: pointer)
    }

    /// A style with single tokens replaced. `nil` when it cannot be read.
    func style(_ style: Alert.Style, replacing tokens: JSONValue, at pointer: JSONPointer) -> Alert.Style? {
        guard let base = Self.written(style) else { return nil }
        return self.style(style.name, tokens, over: base, at: pointer)
    }

    private func style(
        _ name: String, _ tokens: JSONValue, over base: JSONValue, at pointer: JSONPointer
    ) -> Alert.Style? {
        guard case .object = tokens.content else {
            document.reportKind(of: tokens, at: pointer, expected: "an object")
            return nil
        }
        if tokens["name"] != nil {
            document.report("style.bad-token", at: pointer.appending("name"), "the key of a style is its name")
        }
        let check = StyleTokens(document: document, base: base)
        let written = base.merging(check.sound(tokens.removing("name"), at: pointer))
            .merging(.object("name", JSONValue(.string(name))))
        do {
            let style = try JSONDecoder().decode(Alert.Style.self, from: Data(written.encoded()))
            if let known = Self.written(style) { check.reportWords(of: tokens, unlike: known, at: pointer) }
            return style
        } catch let error as DecodingError {
            let (path, fault) = error.place
            document.report("style.malformed", at: path.reduce(pointer) { $0.appending($1) }, fault)
        } catch {
            document.report("style.malformed", at: pointer, "the style cannot be read")
        }
        return nil
    }

    static func written(_ style: Alert.Style) -> JSONValue? {
        try? JSONDocument(parsing: CanonicalJSON.encode(style)).root
    }
}

extension JSONValue {
    fileprivate static func object(_ key: String, _ value: JSONValue) -> JSONValue {
        JSONValue(.object(JSONObject([.init(key: key, value: value)])))
    }
}

extension DecodingError {
    /// What is wrong and where.
    fileprivate var place: (path: [String], fault: String) {
        let (context, fault): (Context, String) =
            switch self {
            case .keyNotFound(let key, let context): (context, "the token \"\(key.stringValue)\" is missing")
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                (context, "the token has the wrong kind")
            case .dataCorrupted(let context): (context, context.debugDescription)
            @unknown default: (Context(codingPath: [], debugDescription: ""), "the style cannot be read")
            }
        return (context.codingPath.map(\.stringValue), fault)
    }
}
