extension JSONValue {
    /// The value that a pointer leads to from here, if there is one.
    package func value(at pointer: JSONPointer) -> JSONValue? {
        var value = self
        for step in pointer.steps {
            guard let next = value.value(at: step) else { return nil }
            value = next
        }
        return value
    }

    /// The value on the way to a pointer that comes closest to it: for a message about what is not there.
    package func nearest(to pointer: JSONPointer) -> JSONValue {
        var value = self
        for step in pointer.steps {
            guard let next = value.value(at: step) else { break }
            value = next
        }
        return value
    }

    private func value(at step: String) -> JSONValue? {
        switch content {
        case .object(let object): object[step]
        case .array(let elements): Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }

    /// This object without some of its members; another kind of value as it is.
    package func removing(_ keys: String...) -> JSONValue {
        guard case .object(let object) = content else { return self }
        return JSONValue(.object(JSONObject(object.members.filter { !keys.contains($0.key) })), offset: offset)
    }
}
