import JSON

/// What is read is written and read again as the same, and all places are inside the text.
func checkJSON(_ bytes: [UInt8]) {
    let document: JSONDocument
    do throws(JSONError) {
        document = try JSONDocument(parsing: bytes)
    } catch {
        promise((0...bytes.count).contains(error.offset), "a fault lies in the text")
        return checkPosition(error.position, in: bytes)
    }
    let text = document.root.encoded()
    let again = try? JSONDocument(parsing: text)
    promise(again?.root.encoded() == text, "the canonical text is JSON and stays the same")
    promise(again?.duplicates.isEmpty == true, "the canonical text has no key twice")

    checkValue(document.root, in: bytes, of: document)
    for duplicate in document.duplicates {
        promise(duplicate.firstOffset < duplicate.secondOffset, "the first of two keys comes first")
        checkOffset(duplicate.secondOffset, begins: "\"", in: bytes, of: document)
        promise(document.root.value(at: duplicate.pointer) != nil, "\(duplicate.pointer) leads to a value")
    }
}

private func checkValue(_ value: JSONValue, in bytes: [UInt8], of document: JSONDocument) {
    checkOffset(value.offset, begins: beginnings(of: value), in: bytes, of: document)
    for element in value.array ?? [] { checkValue(element, in: bytes, of: document) }
    for member in value.object?.members ?? [] {
        checkOffset(member.keyOffset, begins: "\"", in: bytes, of: document)
        promise(member.keyOffset < member.value.offset, "a value follows its key")
        promise(value[member.key] == member.value, "a member is found by its key")
        checkValue(member.value, in: bytes, of: document)
    }
}

private func beginnings(of value: JSONValue) -> String {
    switch value.content {
    case .null: "n"
    case .bool(let value): value ? "t" : "f"
    case .integer, .number: "-0123456789"
    case .string: "\""
    case .array: "["
    case .object: "{"
    }
}

private func checkOffset(_ offset: Int, begins: String, in bytes: [UInt8], of document: JSONDocument) {
    promise(bytes.indices.contains(offset), "a value lies in the text")
    promise(begins.utf8.contains(bytes[offset]), "a value begins at its offset")
    checkPosition(document.position(at: offset), in: bytes)
}

private func checkPosition(_ position: JSONPosition, in bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    promise((1...lines.count).contains(position.line), "line \(position.line) exists")
    promise((1...lines[position.line - 1].count + 1).contains(position.column), "column \(position.column) exists")
}
