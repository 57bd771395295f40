import JSON

/// Reads what a client must be able to do.
struct RequirementsReader {
    let document: SourceDocument

    func requirements(in parent: inout ObjectReader) -> Requirements? {
        guard var object = parent.object("requires") else { return nil }
        defer { object.finish() }
        var requirements = Requirements()
        if object.keys.isEmpty {
            document.report("requires.empty", at: object.pointer, "\"schema\" or \"capabilities\" is missing")
        }
        requirements.schema = object.integer("schema", in: 1...1_000_000) ?? 1
        for (value, pointer) in object.array("capabilities", atMost: 32) {
            guard let name = value.string else {
                document.reportKind(of: value, at: pointer, expected: "a string")
                continue
            }
            guard !name.isEmpty, name.allSatisfy(Self.isOfName) else {
                document.report(
                    "requires.malformed-capability", at: pointer,
                    "\"\(name)\" is not the name of a capability: ASCII letters, digits, \".\" and \"-\"")
                continue
            }
            requirements.capabilities.insert(name)
        }
        return requirements
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "." || character == "-")
    }
}
