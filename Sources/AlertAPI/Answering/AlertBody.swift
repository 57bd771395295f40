import AlertCatalog
import Alerts

/// An alert as it is sent, with what belongs to the answer beside it.
struct AlertBody: Encodable {
    let alert: Alert
    var missingArguments: [String] = []
    /// For clients that format texts themselves; `nil` when they are formatted.
    var variables: [String: VariableBody]?
    var explanation: NegotiationBody?

    private enum CodingKeys: String, CodingKey {
        case missingArguments, variables
        case explanation = "explain"
    }

    func encode(to encoder: any Encoder) throws {
        try alert.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !missingArguments.isEmpty { try container.encode(missingArguments, forKey: .missingArguments) }
        try container.encodeIfPresent(variables, forKey: .variables)
        try container.encodeIfPresent(explanation, forKey: .explanation)
    }
}
