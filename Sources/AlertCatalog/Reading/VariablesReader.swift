import JSON

/// Reads the variables of a definition.
struct VariablesReader {
    private static let most = 64

    let document: SourceDocument

    func variables(in parent: inout ObjectReader) -> [String: Variable] {
        guard var object = parent.object("variables") else { return [:] }
        var variables: [String: Variable] = [:]
        if object.keys.count > Self.most {
            document.report(
                "member.too-many", at: object.pointer,
                "there are \(object.keys.count) variables, and at most \(Self.most) are taken")
        }
        for name in object.keys.prefix(Self.most) { variables[name] = object.object(name).map { variable(name, $0) } }
        return variables
    }

    private func variable(_ name: String, _ reader: ObjectReader) -> Variable {
        var object = reader
        if let example = object.value("example"), Self.written(example) == nil {
            document.reportKind(
                of: example, at: object.pointer.appending("example"), expected: "a string or a number")
        }
        var variable = Variable(kind: object.word("type", as: Variable.Kind.self) ?? .text)
        if variable.kind == .currency { variable.code = code(in: &object) }
        if let value = object.value("default") {
            variable.defaultValue = Self.written(value)
            checkDefault(of: variable, name: name, written: value, at: object.pointer.appending("default"))
        }
        object.finish()
        return variable
    }

    private func code(in object: inout ObjectReader) -> String? {
        guard let code = object.required("code") else { return nil }
        guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            document.report(
                "variable.bad-currency", at: object.pointer.appending("code"),
                "\"\(code)\" is not a currency of ISO 4217: three capital letters, such as KRW")
            return nil
        }
        return code
    }

    private func checkDefault(of variable: Variable, name: String, written: JSONValue, at pointer: JSONPointer) {
        // Without its code no amount can be read, and that fault is told already.
        if variable.kind == .currency, variable.code == nil { return }
        if let text = variable.defaultValue, variable.value(of: text) != nil { return }
        document.report(
            "variable.bad-default", at: pointer,
            "the default of \"\(name)\" is not \(variable.kind.expectation)")
    }

    /// A default as a request would write it.
    private static func written(_ value: JSONValue) -> String? {
        switch value.content {
        case .string(let string): string
        case .integer(let integer): String(integer)
        case .number(let number): String(number)
        default: nil
        }
    }
}
