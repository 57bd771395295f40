internal import CRapidJSON

/// Puts the parts of a text together into values. The open containers are a list, so that depth costs no stack.
///
/// A class because C carries it through its callbacks as their context.
final class TreeBuilder {
    private struct OpenContainer {
        let offset: Int
        let pointer: JSONPointer
        var key = ""
        var keyOffset = 0
        var object = JSONObject()
        var elements: [JSONValue] = []
    }

    private(set) var root: JSONValue?
    private(set) var duplicates: [JSONDuplicate] = []
    private var open: [OpenContainer] = []
    private var kinds: [JSONContainer] = []

    func key(_ key: String, at offset: Int) {
        open[open.count - 1].key = key
        open[open.count - 1].keyOffset = offset
    }

    func begin(_ kind: JSONContainer, at offset: Int) {
        open.append(OpenContainer(offset: offset, pointer: nextPointer))
        kinds.append(kind)
    }

    func end() {
        guard let container = open.popLast(), let kind = kinds.popLast() else { return }
        switch kind {
        case .object: add(JSONValue(.object(container.object), offset: container.offset))
        case .array: add(JSONValue(.array(container.elements), offset: container.offset))
        }
    }

    func add(_ value: JSONValue) {
        switch kinds.last {
        case .object: addMember(value)
        case .array: open[open.count - 1].elements.append(value)
        case nil: root = value
        }
    }

    private func addMember(_ value: JSONValue) {
        let last = open.count - 1
        let member = JSONObject.Member(key: open[last].key, keyOffset: open[last].keyOffset, value: value)
        guard let first = open[last].object.append(member) else { return }
        duplicates.append(
            JSONDuplicate(
                pointer: open[last].pointer.appending(member.key), key: member.key,
                firstOffset: first.keyOffset, secondOffset: member.keyOffset))
    }

    private var nextPointer: JSONPointer {
        guard let container = open.last, let kind = kinds.last else { return .root }
        return switch kind {
        case .object: container.pointer.appending(container.key)
        case .array: container.pointer.appending(container.elements.count)
        }
    }
}
