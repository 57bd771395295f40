import Alerts
import FoundationEssentials
import JSON

/// Reads styles more strictly than apps do, which read those of services that are newer than they are.
///
/// A style is read by its own `Codable`; a token that it does not write again is one that it does not know.
struct StyleReader {
    let document: SourceDocument

    /// A style of the shared tables. `nil` when it cannot be read.
    func style(_ name: String, _ tokens: JSONValue, at pointer: JSONPointer) -> Alert.Style? {
        style(name, tokens, over: JSONValue(.object(JSONObject([]))), at: pointer)
    }

    /// A style with single tokens replaced. `nil` when it cannot be read.
    func style(_ style: Alert.Style, replacing tokens: JSONValue, at pointer: JSONPointer) -> Alert.Style? {
        guard let base = try? JSONDocument(parsing: CanonicalJSON.encode(style)).root else { return nil }
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
        let name = JSONValue(.object(JSONObject([.init(key: "name", value: JSONValue(.string(name)))])))
        let written = tokens.merging(name)
        do {
            let style = try JSONDecoder().decode(Alert.Style.self, from: Data(base.merging(written).encoded()))
            let known = try JSONDocument(parsing: CanonicalJSON.encode(style)).root
            for (place, fault) in written.differences(from: known, at: pointer) {
                document.report("style.bad-token", at: place, fault)
            }
            return style
        } catch let error as DecodingError {
            document.report("style.malformed", at: pointer, error.sentence)
        } catch {
            document.report("style.malformed", at: pointer, "the style cannot be read")
        }
        return nil
    }
}

extension JSONValue {
    /// Where this value is not what was understood of it: reading a style is lenient, since apps read styles of
    /// services that are newer than they are; a catalog is not.
    fileprivate func differences(from known: JSONValue, at pointer: JSONPointer) -> [(JSONPointer, String)] {
        if let number, !(0...10_000).contains(number) {
            return [(pointer, "a measure is from 0 to 10,000")]
        }
        guard case .object(let object) = content, case .object(let knownObject) = known.content else {
            return self == known ? [] : [(pointer, "the token cannot have this value")]
        }
        return object.members.flatMap { member -> [(JSONPointer, String)] in
            let place = pointer.appending(member.key)
            guard let counterpart = knownObject[member.key], member.key != "text" else {
                return [(place, "a style has no such token")]
            }
            return member.value.differences(from: counterpart, at: place)
        }
    }
}

extension DecodingError {
    /// What is wrong and where, in one sentence.
    fileprivate var sentence: String {
        let (context, fault): (Context, String) =
            switch self {
            case .keyNotFound(let key, let context): (context, "the token \"\(key.stringValue)\" is missing")
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                (context, "a token has the wrong kind")
            case .dataCorrupted(let context): (context, context.debugDescription)
            @unknown default: (Context(codingPath: [], debugDescription: ""), "the style cannot be read")
            }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? fault : "\(fault) in \(path)"
    }
}
