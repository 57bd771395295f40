/// The payload of `GET /v1/alerts/{id}`, in JSON (RFC 8259) or whatever else a coder writes.
///
/// Absent means absent and never `null`: booleans and enumerations are always written; texts, objects and lists only
/// when they are not empty. Reading is lenient in what may grow: unknown members are ignored, an unknown
/// role is `default`, an unknown effect `dismiss`, an unknown presentation `alert`, and so for each word. It does not check what a builder
/// checks, since a later service may know rules that this version does not.
extension Alert: Codable {
    private enum CodingKeys: String, CodingKey {
        case schema, id, version, locale, direction, presentation, severity, layout, dismissible, onDismiss
        case icon, title, message, fields, actions, header, style, accessibility, delivery, fallbackText
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        schema = try values.value(.schema, or: Self.currentSchema)
        id = try values.decode(String.self, forKey: .id)
        version = try values.decodeIfPresent(String.self, forKey: .version)
        locale = try values.decodeIfPresent(String.self, forKey: .locale)
        direction = try values.word(.direction, or: .ltr)
        presentation = try values.word(.presentation, or: .alert)
        severity = try values.word(.severity, or: .standard)
        layout = try values.word(.layout, or: .auto)
        dismissible = try values.value(.dismissible, or: false)
        onDismiss = try values.decodeIfPresent(String.self, forKey: .onDismiss)
        icon = try values.decodeIfPresent(Icon.self, forKey: .icon)
        title = try values.decodeIfPresent(String.self, forKey: .title)
        message = try values.decodeIfPresent(String.self, forKey: .message)
        fields = try values.value(.fields, or: [])
        actions = try values.value(.actions, or: [])
        header = try values.decodeIfPresent(HeaderBar.self, forKey: .header)
        style = try values.decodeIfPresent(Style.self, forKey: .style)
        accessibility = try values.decodeIfPresent(Accessibility.self, forKey: .accessibility)
        delivery = try values.decodeIfPresent(Delivery.self, forKey: .delivery)
        fallbackText = try values.decodeIfPresent(String.self, forKey: .fallbackText)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(schema, forKey: .schema)
        try values.encode(id, forKey: .id)
        try values.encodeIfPresent(version, forKey: .version)
        try values.encodeIfPresent(locale, forKey: .locale)
        try values.encode(direction, forKey: .direction)
        try values.encode(presentation, forKey: .presentation)
        try values.encode(severity, forKey: .severity)
        try values.encode(layout, forKey: .layout)
        try values.encode(dismissible, forKey: .dismissible)
        try values.encodeIfPresent(onDismiss, forKey: .onDismiss)
        try values.encodeIfPresent(icon, forKey: .icon)
        try values.encodeIfPresent(title, forKey: .title)
        try values.encodeIfPresent(message, forKey: .message)
        try values.encodeUnlessEmpty(fields, forKey: .fields)
        try values.encodeUnlessEmpty(actions, forKey: .actions)
        try values.encodeIfPresent(header, forKey: .header)
        try values.encodeIfPresent(style, forKey: .style)
        try values.encodeIfPresent(accessibility, forKey: .accessibility)
        try values.encodeIfPresent(delivery, forKey: .delivery)
        try values.encodeIfPresent(fallbackText, forKey: .fallbackText)
    }
}
