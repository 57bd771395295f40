import JSON
import Testing

@Suite("JSON pointers")
struct PointerTests {
    @Test("keys and indices are joined, and escaped as RFC 6901 has it")
    func description() {
        #expect(JSONPointer.root.description == "")
        let effect = JSONPointer.root.appending("actions").appending(0).appending("effect")
        #expect(effect.description == "/actions/0/effect")
        #expect(JSONPointer.root.appending("").appending("a/b~c~1").description == "//a~1b~0c~01")
    }

    @Test("a pointer is not changed by what is appended to it")
    func value() {
        let parent = JSONPointer.root.appending("a")
        _ = parent.appending("b")
        #expect(parent.description == "/a")
    }

    @Test("pointers are equal when they are written alike")
    func equality() {
        #expect(JSONPointer.root.appending(0) == JSONPointer.root.appending("0"))
        #expect(JSONPointer.root.appending("a") != JSONPointer.root.appending("a").appending("a"))
        #expect(Set([JSONPointer.root.appending("a"), JSONPointer.root.appending("a")]).count == 1)
    }
}
