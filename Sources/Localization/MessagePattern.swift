public import Bytes

/// A text in ICU MessageFormat with named arguments, compiled for the locale that it is formatted for.
///
/// Many threads may format with one pattern at once. Values are data: nothing in them is read as a pattern.
package final class MessagePattern: Sendable {
    package let locale: LocaleTag
    /// Every use of an argument, in the order of the text.
    package let arguments: [MessageArgumentUse]

    private let syntax: PatternSyntax
    private let compiled = Lazy<CompiledMessage>()
    private let joined = Lazy<JoinedMessage>()
    private let hasPlainArgumentsOnly: Bool
    private let isRightToLeft: Bool
    private let holdsLink: Bool

    /// - Parameter direction: that of the text around arguments, where it is not the locale's.
    package init(
        _ pattern: String, locale: LocaleTag, direction: TextDirection? = nil
    ) throws(MessageError) {
        let syntax = try PatternSyntax(pattern)
        if let offset = syntax.offsetOfBadScale {
            throw MessageError(code: .badStyle, message: "a scale is out of range", offset: offset, in: pattern)
        }
        self.syntax = syntax
        self.locale = locale
        arguments = syntax.arguments.map(\.use)
        hasPlainArgumentsOnly = arguments.allSatisfy { $0.kind == .plain }
        isRightToLeft = (direction ?? locale.direction) == .rightToLeft
        // Looking for three characters costs much more than for one.
        holdsLink = pattern.utf8.hasByte { $0.places(of: UInt8(ascii: "/")) } && pattern.contains("://")
        do throws(ICUFailure) {
            // Only what a style says can still be wrong.
            if arguments.contains(where: \.hasStyle) { _ = try message() }
        } catch {
            throw MessageError(error, offset: syntax.offsetOfBadStyle(locale), in: pattern)
        }
    }

    /// The text as it is written.
    package var source: String { syntax.text }

    private func message() throws(ICUFailure) -> CompiledMessage {
        try compiled.object { () throws(ICUFailure) in try CompiledMessage(syntax, locale: locale) }
    }

    /// Whether a text has anything that a pattern does not show as it stands.
    @inlinable package static func needsFormatting(_ utf8: some Collection<UInt8>) -> Bool {
        utf8.hasByte { $0.placesOfPatternSyntax }
    }

    /// The text with its arguments.
    ///
    /// Never fails: an argument that is missing, or whose value its place cannot take, is shown as `{name}`.
    /// `isolating` sets text values apart (FSI … PDI) where the text or the value runs from right to left, so that
    /// neither reorders the other. A text that holds a URL is left as it is, since the marks would break the link.
    package func format(_ values: MessageValues, isolating: Bool = false) -> String {
        var text: [UInt8] = []
        append(values, isolating: isolating, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// As `format`, at the end of a text in UTF-8.
    package func append(_ values: MessageValues, isolating: Bool, to text: inout [UInt8]) {
        if (try? appendFormatted(values, isolating: isolating, to: &text)) != nil { return }
        let usable = values.filter { name, value in
            arguments.allSatisfy { $0.name != name || $0.accepts(value) }
        }
        if (try? appendFormatted(usable, isolating: isolating, to: &text)) == nil { text += source.utf8 }
    }

    /// As `format`, but a value that its place cannot take is an error.
    func formatted(_ values: MessageValues) throws(MessageError) -> String {
        var text: [UInt8] = []
        try appendFormatted(values, isolating: false, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends all or nothing.
    private func appendFormatted(
        _ values: MessageValues, isolating: Bool, to text: inout [UInt8]
    ) throws(MessageError) {
        if appendJoined(values, isolating: isolating, to: &text) { return }
        do throws(ICUFailure) {
            let message = try message()
            let call = MessageCall(message)
            for use in message.uses {
                if let value = values[message.names[use.argument]] {
                    guard value.isInRange else { throw ICUFailure(code: ICUFailure.illegalArgument) }
                    call.add(
                        value, takesCurrency: use.takesCurrency, isolating: isolating && use.isPlain && isolates(value))
                } else if use.keepsName {
                    call.addMissing()
                } else {
                    call.addMissing(shownAs: message.names[use.argument])
                }
            }
            try call.append(to: &text)
        } catch {
            throw MessageError(code: .badValue, message: "a value does not fit its place: \(error.name)", in: source)
        }
    }

    /// Texts between texts need no ICU. Appends nothing, and answers so, when there is something else.
    private func appendJoined(_ values: MessageValues, isolating: Bool, to text: inout [UInt8]) -> Bool {
        guard hasPlainArgumentsOnly else { return false }
        let start = text.count
        for segment in joined.object({ JoinedMessage(syntax) }).segments {
            switch segment {
            case .literal(let literal): text += literal.utf8
            case .argument(let name):
                guard let value = values[name] else {
                    text += "{\(name)}".utf8
                    continue
                }
                guard let part = value.text else {
                    text.removeSubrange(start...)
                    return false
                }
                text += (isolating && isolates(value) ? "\u{2068}\(part)\u{2069}" : part).utf8
            }
        }
        return true
    }

    private func isolates(_ value: MessageValue) -> Bool {
        !holdsLink && (isRightToLeft || value.text.map(RightToLeft.occurs) ?? false)
    }
}

extension EightBytes {
    /// Of `{`, `}` and the apostrophe.
    @inlinable package var placesOfPatternSyntax: UInt64 {
        places(of: UInt8(ascii: "{")) | places(of: UInt8(ascii: "}")) | places(of: UInt8(ascii: "'"))
    }
}
