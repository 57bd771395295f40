import Alerts
import JSON

/// Holds the tokens of a style, one by one, against those of the usual style, which has them all.
struct StyleTokens {
    private static let usual = StyleReader.written(.default) ?? JSONValue(.object(JSONObject()))
    private static let number = JSONValue(.integer(0))
    private static let text = JSONValue(.string(""))
    private static let frame = object(["x", "y", "width", "height"].map { ($0, number) })
    private static let black = JSONValue(.string("#000000"))
    private static let color = object(["light", "dark"].map { ($0, black) })
    /// Tokens that no part can do without.
    private static let required = ["frame": ["x", "y", "width", "height"], "font": ["size"]]
    private static let colorTokens: Set<String> = ["background", "backdrop", "textColor"]

    let document: SourceDocument
    /// What the tokens are put over, whose colours they can name.
    let base: JSONValue

    /// The tokens without those that are wrong, which are reported; the usual ones stand in for them.
    func sound(_ tokens: JSONValue, at pointer: JSONPointer) -> JSONValue {
        let colors = Set((base["colors"]?.object?.keys ?? []) + (tokens["colors"]?.object?.keys ?? []))
        return sound(tokens, as: Self.usual, over: base, colors: colors, at: pointer)
    }

    /// Reports words that are none of those that a token can be, which reading takes as the usual one.
    func reportWords(of tokens: JSONValue, unlike known: JSONValue, at pointer: JSONPointer) {
        switch (tokens.content, known.content) {
        case (.object(let object), .object(let others)):
            for member in object.members where member.key != "colors" {
                guard let other = others[member.key] else { continue }
                reportWords(of: member.value, unlike: other, at: pointer.appending(member.key))
            }
        case (.string(let word), .string(let other)) where word != other:
            guard let last = pointer.lastKey, Self.words.contains(last) else { return }
            document.report("style.bad-token", at: pointer, "the token cannot have this value")
        default: break
        }
    }

    private static let words: Set<String> = ["weight", "textAlignment", "layout", "presentation", "transition"]

    private func sound(
        _ value: JSONValue, as shape: JSONValue, over base: JSONValue?, colors: Set<String>, at pointer: JSONPointer
    ) -> JSONValue {
        switch (value.content, shape.content) {
        case (.object(let object), .object):
            let members = object.members.compactMap { member in
                sound(member, in: shape, over: base, colors: colors, at: pointer.appending(member.key)).map {
                    JSONObject.Member(key: member.key, keyOffset: member.keyOffset, value: $0)
                }
            }
            return JSONValue(.object(JSONObject(members)), offset: value.offset)
        case (.string, .string):
            return value
        case (.integer, .integer), (.number, .integer), (.integer, .number), (.number, .number):
            if let number = value.number, (0...10_000).contains(number) { return value }
            document.report("style.bad-token", at: pointer, "a measure is from 0 to 10,000")
        default:
            document.report("style.bad-token", at: pointer, "expected \(shape.kind), found \(value.kind)")
        }
        return shape
    }

    private func sound(
        _ member: JSONObject.Member, in shape: JSONValue, over base: JSONValue?, colors: Set<String>,
        at pointer: JSONPointer
    ) -> JSONValue? {
        guard let memberShape = Self.shape(of: member.key, in: shape) else {
            document.report("style.bad-token", at: pointer, offset: member.keyOffset, "a style has no such token")
            return nil
        }
        if member.key == "colors" { return table(member.value, at: pointer) }
        let under = base?[member.key]
        let value = sound(member.value, as: memberShape, over: under, colors: colors, at: pointer)
        if let fault = fault(in: value, of: member.key, over: under, colors: colors) {
            document.report(fault.code, at: pointer, fault.message)
            return nil
        }
        return value
    }

    private func fault(
        in value: JSONValue, of key: String, over base: JSONValue?, colors: Set<String>
    ) -> (code: String, message: String)? {
        switch value.content {
        case .number where key == "lines":
            return ("style.bad-token", "expected a whole number, found a number")
        case .string(let family) where key == "family" && family.allSatisfy(\.isWhitespace):
            return ("style.bad-token", "a typeface has a name")
        case .string(let name) where Self.colorTokens.contains(key) && !colors.contains(name):
            return ("style.malformed", "the colour \"\(name)\" is not in the table of the style")
        case .object:
            let missing = Self.required[key, default: []].first { value[$0] == nil && base?[$0] == nil }
            return missing.map { ("style.malformed", "the token \"\($0)\" is missing") }
        default: return nil
        }
    }

    /// A colour that cannot be read is told and stands in the table all the same, since tokens name it.
    private func table(_ colors: JSONValue, at pointer: JSONPointer) -> JSONValue? {
        guard case .object(let object) = colors.content else {
            document.report("style.bad-token", at: pointer, "expected an object, found \(colors.kind)")
            return nil
        }
        let members = object.members.map { member in
            let place = pointer.appending(member.key)
            let written = sound(member.value, as: Self.color, over: nil, colors: [], at: place).object
            let values = ["light", "dark"].compactMap { key -> (String, JSONValue)? in
                written?[key].map { (key, hexadecimal($0, at: place.appending(key))) }
            }
            let isWhole = values.count == 2 || (base["name"] != nil && base["colors"]?[member.key] != nil)
            if let written, written.count == member.value.object?.count, !isWhole {
                document.report("style.malformed", at: place, "a colour has a value for light and one for dark")
            }
            return JSONObject.Member(
                key: member.key, keyOffset: member.keyOffset,
                value: isWhole ? Self.object(values) : Self.color)
        }
        return JSONValue(.object(JSONObject(members)), offset: colors.offset)
    }

    private func hexadecimal(_ value: JSONValue, at pointer: JSONPointer) -> JSONValue {
        guard let written = value.string, !Alert.Style.Color.isHexadecimal(written) else { return value }
        document.report("style.malformed", at: pointer, "the colour \"\(written)\" is not #RRGGBB or #RRGGBBAA")
        return Self.black
    }

    /// What a token looks like; those that the usual style leaves out are known by what stands beside them.
    private static func shape(of key: String, in parts: JSONValue) -> JSONValue? {
        if let shape = parts[key] { return shape }
        switch key {
        case "frame" where parts["textColor"] != nil: return frame
        case "width" where parts["label"] != nil, "height" where parts["label"] != nil: return number
        case "background" where parts["label"] != nil: return text
        default: return nil
        }
    }

    private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
        JSONValue(.object(JSONObject(members.map { .init(key: $0.0, value: $0.1) })))
    }
}
