import Alerts

/// An alert as it is sent, with what belongs to the answer beside it.
struct AlertBody: Encodable {
    let alert: Alert
    let missingArguments: [String]

    private enum CodingKeys: CodingKey {
        case missingArguments
    }

    func encode(to encoder: any Encoder) throws {
        try alert.encode(to: encoder)
        guard !missingArguments.isEmpty else { return }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(missingArguments, forKey: .missingArguments)
    }
}
