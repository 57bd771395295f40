extension Alert {
    /// When and how often an app shows the alert. The service carries these hints; the app obeys them.
    public struct Delivery: Sendable, Equatable {
        /// What becomes of an alert while another is shown.
        public enum Queue: String, Sendable, Codable, CaseIterable {
            /// It waits.
            case enqueue
            /// It takes the other's place.
            case replace
            /// It is not shown.
            case drop
        }

        /// How often one user sees the alert, counted when it is shown.
        public struct Frequency: Sendable, Equatable {
            /// In all.
            public internal(set) var lifetime: Int?
            public internal(set) var windows: [Window]

            public init(lifetime: Int? = nil, windows: [Window] = []) {
                self.lifetime = lifetime
                self.windows = windows
            }
        }

        /// At most `cap` times in any `seconds`.
        public struct Window: Sendable, Equatable, Codable {
            public internal(set) var seconds: Int
            public internal(set) var cap: Int

            public init(seconds: Int, cap: Int) {
                self.seconds = seconds
                self.cap = cap
            }
        }

        /// Among alerts that wait, the highest comes first.
        public internal(set) var priority: Int
        public internal(set) var queue: Queue
        /// Of alerts that wait under one key, the newest alone is shown.
        public internal(set) var coalesceKey: String?
        public internal(set) var frequency: Frequency?
        /// The name of the moment in the app that shows the alert.
        public internal(set) var trigger: String?

        public init(
            priority: Int = 0, queue: Queue = .enqueue, coalesceKey: String? = nil, frequency: Frequency? = nil,
            trigger: String? = nil
        ) {
            self.priority = priority
            self.queue = queue
            self.coalesceKey = coalesceKey
            self.frequency = frequency
            self.trigger = trigger
        }
    }
}

extension Alert.Delivery: Codable {
    private enum CodingKeys: String, CodingKey {
        case priority, queue, coalesceKey, frequency, trigger
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        priority = try values.value(.priority, or: 0)
        queue = try values.word(.queue, or: .enqueue)
        coalesceKey = try values.decodeIfPresent(String.self, forKey: .coalesceKey)
        frequency = try values.decodeIfPresent(Frequency.self, forKey: .frequency)
        trigger = try values.decodeIfPresent(String.self, forKey: .trigger)
    }
}

extension Alert.Delivery.Frequency: Codable {
    private enum CodingKeys: String, CodingKey {
        case lifetime, windows
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        lifetime = try values.decodeIfPresent(Int.self, forKey: .lifetime)
        windows = try values.value(.windows, or: [])
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(lifetime, forKey: .lifetime)
        try values.encodeUnlessEmpty(windows, forKey: .windows)
    }
}
