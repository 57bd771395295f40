extension JSONValue {
    /// This value with what `overrides` says instead: objects are merged member by member and at every depth, all else
    /// is replaced, by `null` too.
    ///
    /// Members keep their order, new ones follow. Each value keeps the offset that it has in the text it came from.
    package func merging(_ overrides: JSONValue) -> JSONValue {
        guard case .object(var merged) = content, case .object(let changes) = overrides.content else {
            return overrides
        }
        for change in changes.members {
            let value = merged[change.key]?.merging(change.value) ?? change.value
            merged.replace(JSONObject.Member(key: change.key, keyOffset: change.keyOffset, value: value))
        }
        return JSONValue(.object(merged), offset: offset)
    }
}
