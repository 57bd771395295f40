import AlertCatalog

/// A variable as answers write it.
struct VariableBody: Encodable {
    private let variable: Variable

    private enum CodingKeys: String, CodingKey {
        case type, code
        case defaultValue = "default"
    }

    init(_ variable: Variable) {
        self.variable = variable
    }

    /// A number's default is a number; an amount is a text, which keeps all its digits.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(variable.kind.rawValue, forKey: .type)
        try container.encodeIfPresent(variable.code, forKey: .code)
        guard let text = variable.defaultValue else { return }
        if variable.kind == .number, let integer = Int64(text) {
            try container.encode(integer, forKey: .defaultValue)
        } else if variable.kind == .number, let number = Double(text) {
            try container.encode(number, forKey: .defaultValue)
        } else {
            try container.encode(text, forKey: .defaultValue)
        }
    }
}
