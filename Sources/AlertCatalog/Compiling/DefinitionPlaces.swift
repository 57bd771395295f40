import JSON

/// Where a definition has the parts of its alert, which name them by id alone.
struct DefinitionPlaces {
    private static let actionList = JSONPointer.root.appending("actions")
    private static let fieldList = JSONPointer.root.appending("fields")
    private static let header = JSONPointer.root.appending("header")

    private var actions: [String: JSONPointer] = [:]
    private var fields: [String: JSONPointer] = [:]
    private var headerParts: [String: JSONPointer] = [:]

    init(in document: SourceDocument) {
        let root = document.json.root
        for (index, value) in (root["actions"]?.array ?? []).enumerated() {
            let place = Self.actionList.appending(index)
            if let fallback = value["fallback"].flatMap(Self.id), actions[fallback] == nil {
                actions[fallback] = place.appending("fallback")
            }
            if let id = Self.id(of: value) { actions[id] = place }
        }
        fields = Self.places(root["fields"], at: Self.fieldList)
        for list in ["content", "trailing"] {
            let places = Self.places(root["header"]?[list], at: Self.header.appending(list))
            headerParts.merge(places) { _, trailing in trailing }
        }
    }

    /// Of two with one id the latter, which is the one too many; all actions when it is not among them.
    func action(_ id: String) -> JSONPointer { actions[id] ?? Self.actionList }

    func field(_ id: String) -> JSONPointer { fields[id] ?? Self.fieldList }

    func headerPart(_ id: String) -> JSONPointer { headerParts[id] ?? Self.header }

    private static func places(_ list: JSONValue?, at pointer: JSONPointer) -> [String: JSONPointer] {
        var places: [String: JSONPointer] = [:]
        for (index, value) in (list?.array ?? []).enumerated() {
            if let id = value["id"]?.string { places[id] = pointer.appending(index) }
        }
        return places
    }

    private static func id(of action: JSONValue) -> String? {
        action.string ?? action["use"]?.string ?? action["id"]?.string
    }
}
