extension HeaderBar: Codable {
    private enum CodingKeys: String, CodingKey {
        case back, backLabel, title, trailing, content
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        back = try values.value(.back, or: false)
        backLabel = try values.decodeIfPresent(String.self, forKey: .backLabel)
        title = try values.decodeIfPresent(Title.self, forKey: .title)
        trailing = try values.value(.trailing, or: [])
        content = try values.value(.content, or: [])
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(back, forKey: .back)
        try values.encodeIfPresent(backLabel, forKey: .backLabel)
        try values.encodeIfPresent(title, forKey: .title)
        try values.encodeUnlessEmpty(trailing, forKey: .trailing)
        try values.encodeUnlessEmpty(content, forKey: .content)
    }
}
