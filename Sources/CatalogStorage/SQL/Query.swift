/// A statement with its values: what is interpolated is bound and never becomes part of the text.
///
/// A `Query` is made of a literal alone, so that a text put together at run time does not compile.
struct Query: ExpressibleByStringInterpolation, Sendable {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var values: [SQLValue] = []

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ text: String?) { bind(text.map(SQLValue.text)) }
        mutating func appendInterpolation(_ integer: Int?) { bind(integer.map { .integer(Int64($0)) }) }
        mutating func appendInterpolation(_ bytes: [UInt8]?) { bind(bytes.map(SQLValue.bytes)) }

        /// A part that several statements share, such as a list of columns.
        mutating func appendInterpolation(_ part: StaticString) {
            text += part.description
        }

        private mutating func bind(_ value: SQLValue?) {
            values.append(value ?? .null)
            text += "$\(values.count)"
        }
    }

    let text: String
    let values: [SQLValue]

    init(stringLiteral text: String) {
        self.text = text
        values = []
    }

    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        values = stringInterpolation.values
    }
}

/// What a database keeps in a column.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
}
