/// Writes metrics in the text format of Prometheus.
struct MetricsText {
    enum Kind: String {
        case counter
        case gauge
        case histogram
    }

    private(set) var text = ""

    /// Says what a metric is. Its samples follow, all together.
    mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    /// - Parameter labels: their values come from closed sets, in which nothing has to be escaped.
    mutating func sample(_ name: String, _ labels: [(String, String)], _ value: Double) {
        text += name
        if !labels.isEmpty {
            text += "{" + labels.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",") + "}"
        }
        text += " \(Self.number(value))\n"
    }

    mutating func sample(_ name: String, _ labels: [(String, String)], _ value: Int) {
        sample(name, labels, Double(value))
    }

    /// A metric of one sample.
    mutating func single(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
        begin(name, kind, help)
        sample(name, [], value)
    }

    mutating func single(_ name: String, _ kind: Kind, _ help: String, _ value: Int) {
        single(name, kind, help, Double(value))
    }

    /// Whole numbers without a fraction, as long as that is exact.
    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
