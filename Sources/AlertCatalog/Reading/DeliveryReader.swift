import Alerts
import JSON

/// Reads the hints that the service carries to apps.
struct DeliveryReader {
    let document: SourceDocument

    func delivery(_ reader: ObjectReader) -> Alert.Delivery {
        var object = reader
        defer { object.finish() }
        return Alert.Delivery(
            priority: object.integer("priority", in: -1000...1000) ?? 0,
            queue: object.word("queue", as: Alert.Delivery.Queue.self) ?? .enqueue,
            coalesceKey: object.name("coalesceKey"),
            frequency: object.object("frequency").map(frequency),
            trigger: object.name("trigger"))
    }

    private func frequency(_ reader: ObjectReader) -> Alert.Delivery.Frequency {
        var object = reader
        defer { object.finish() }
        return Alert.Delivery.Frequency(
            lifetime: object.integer("lifetime", in: 1...1_000_000),
            windows: object.array("windows", atMost: 32).compactMap { window($0.value, at: $0.pointer) })
    }

    /// The longest window is a leap year.
    private func window(_ value: JSONValue, at pointer: JSONPointer) -> Alert.Delivery.Window? {
        guard var object = ObjectReader(value, at: pointer, in: document) else { return nil }
        defer { object.finish() }
        let seconds = object.requiredInteger("seconds", in: 1...31_622_400)
        let cap = object.requiredInteger("cap", in: 1...1_000_000)
        guard let seconds, let cap else { return nil }
        return Alert.Delivery.Window(seconds: seconds, cap: cap)
    }
}
