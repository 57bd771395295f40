internal import CRapidJSON

/// Puts the parts of a text together into values. The open containers are a list, so that depth costs no stack.
struct TreeBuilder {
    private struct OpenContainer {
        let kind: JSONContainer
        let offset: Int
        var key = ""
        var keyOffset = 0
        var object = JSONObject()
        var elements: [JSONValue] = []
    }

    private(set) var root: JSONValue?
    private(set) var duplicates: [JSONDuplicate] = []
    private var open: [OpenContainer] = []
    private var table: TableBuilder?

    init() {}

    /// - Parameters:
    ///   - tableKey: a member of the root that is put together as a table, and not as a value.
    ///   - size: of all that is read, in bytes.
    init(tableKey: String?, size: Int) {
        table = tableKey.map { TableBuilder(key: $0, size: size) }
    }

    /// `nil` when there is none.
    var soundTable: JSONTable? { table?.soundTable }

    /// Whether what should be a table is something else, or stands twice, so that all is to be read as values.
    var hasUnsoundTable: Bool {
        guard let table else { return false }
        return table.isUnsound || (table.soundTable != nil && root?[table.key] != nil)
    }

    mutating func string(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        if unsafe table?.takes(text: bytes) == true { return }
        addOutsideTable(JSONValue(.string(unsafe String(decoding: bytes, as: UTF8.self)), offset: offset))
    }

    mutating func key(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
        if unsafe table?.takes(key: bytes) == true { return }
        open[open.count - 1].key = unsafe String(decoding: bytes, as: UTF8.self)
        open[open.count - 1].keyOffset = offset
    }

    mutating func begin(_ kind: JSONContainer, at offset: Int) {
        let isInRoot = open.count == 1 && open[0].kind == .object
        if table?.takesBegin(kind, under: isInRoot ? open[0].key : nil) == true { return }
        open.append(OpenContainer(kind: kind, offset: offset))
    }

    mutating func end() {
        if table?.takesEnd() == true { return }
        guard let container = open.popLast() else { return }
        switch container.kind {
        case .object: addOutsideTable(JSONValue(.object(container.object), offset: container.offset))
        case .array: addOutsideTable(JSONValue(.array(container.elements), offset: container.offset))
        }
    }

    /// Adds a literal or a number.
    mutating func add(_ value: JSONValue) {
        if table?.takesOther() == true { return }
        addOutsideTable(value)
    }

    private mutating func addOutsideTable(_ value: JSONValue) {
        switch open.last?.kind {
        case .object: addMember(value)
        case .array: open[open.count - 1].elements.append(value)
        case nil: root = value
        }
    }

    private mutating func addMember(_ value: JSONValue) {
        let last = open.count - 1
        let member = JSONObject.Member(key: open[last].key, keyOffset: open[last].keyOffset, value: value)
        guard let first = open[last].object.append(member) else { return }
        duplicates.append(
            JSONDuplicate(
                pointer: pointer, key: member.key, firstOffset: first.keyOffset, secondOffset: member.keyOffset))
    }

    /// To what is read now, in the innermost container that is open.
    private var pointer: JSONPointer {
        open.reduce(JSONPointer.root) { pointer, container in
            switch container.kind {
            case .object: pointer.appending(container.key)
            case .array: pointer.appending(container.elements.count)
            }
        }
    }
}
