extension JSONValue {
    /// The value that a pointer leads to from here, if there is one.
    package func value(at pointer: JSONPointer) -> JSONValue? {
        var value = self
        for step in pointer.steps {
            switch value.content {
            case .object(let object):
                guard let member = object[step] else { return nil }
                value = member
            case .array(let elements):
                guard let index = Int(step), elements.indices.contains(index) else { return nil }
                value = elements[index]
            default:
                return nil
            }
        }
        return value
    }

    /// This object without one of its members; another kind of value as it is.
    package func removing(_ key: String) -> JSONValue {
        guard case .object(let object) = content else { return self }
        return JSONValue(.object(JSONObject(object.members.filter { $0.key != key })), offset: offset)
    }
}
