extension Alert {
    /// What an action does besides closing the alert.
    ///
    /// The set is closed for those who write alerts, since an app can only do what it was built to do. Readers take an
    /// effect that they do not know as ``dismiss``.
    public enum Effect: Sendable, Equatable {
        /// Where a web page opens.
        public enum URLTarget: String, Sendable, Codable, CaseIterable {
            case inApp
            case browser
        }

        case dismiss
        /// - Parameter url: an absolute URL (RFC 3986) on the catalog's allow-list.
        case openURL(url: String, target: URLTarget)
        /// - Parameter url: one that the app itself answers to.
        case deepLink(url: String)
        /// - Parameter section: a hint such as `camera`; platforms that know no sections open the app's settings.
        case openSettings(section: String? = nil)
        /// - Parameter ids: an app's id for each platform; empty for this app.
        case openStore(ids: [String: String] = [:])
        /// Hands over to the app's own code.
        case callback(name: String, data: [String: String] = [:])
    }
}

extension Alert.Effect {
    /// The name that the payload calls the effect by.
    public var type: String {
        switch self {
        case .dismiss: "dismiss"
        case .openURL: "openURL"
        case .deepLink: "deepLink"
        case .openSettings: "openSettings"
        case .openStore: "openStore"
        case .callback: "callback"
        }
    }
}

extension Alert.Effect: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, url, target, section, ids, name, data
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try values.decode(String.self, forKey: .type) {
            case "openURL":
                .openURL(
                    url: try values.decode(String.self, forKey: .url), target: try values.word(.target, or: .browser))
            case "deepLink": .deepLink(url: try values.decode(String.self, forKey: .url))
            case "openSettings": .openSettings(section: try values.decodeIfPresent(String.self, forKey: .section))
            case "openStore": .openStore(ids: try values.value(.ids, or: [:]))
            case "callback":
                .callback(
                    name: try values.decode(String.self, forKey: .name), data: try values.value(.data, or: [:]))
            default: .dismiss
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(type, forKey: .type)
        switch self {
        case .dismiss: break
        case .openURL(let url, let target):
            try values.encode(url, forKey: .url)
            try values.encode(target, forKey: .target)
        case .deepLink(let url): try values.encode(url, forKey: .url)
        case .openSettings(let section): try values.encodeIfPresent(section, forKey: .section)
        case .openStore(let ids): try values.encodeUnlessEmpty(ids, forKey: .ids)
        case .callback(let name, let data):
            try values.encode(name, forKey: .name)
            try values.encodeUnlessEmpty(data, forKey: .data)
        }
    }
}
