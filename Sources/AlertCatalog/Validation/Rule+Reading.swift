import JSON

/// What keeps a file from being read.
extension Rule {
    static let files: [Rule] =
        [
            Rule("file.more-findings", "Nobody reads more than \(BoundedFindings.most) at a time.", source: catalog),
            Rule("file.ignored", .info, "A file whose name does not end in .json is no definition.", source: catalog),
            Rule("file.is-folder", "A definition is a file.", source: catalog),
            Rule("file.missing", "A link must lead to a file.", source: catalog),
            Rule("file.not-regular", "A device or a pipe could hold up the service.", source: catalog),
            Rule("file.outside", "A catalog is whole in its own folder.", source: catalog),
            Rule("file.too-large", "A file of the catalog has at most 16 MiB.", source: catalog),
            Rule("file.unreadable", "The service must be allowed to read the file.", source: catalog),
            Rule("json.duplicate-key", "Readers of JSON disagree on which of two equal keys counts.", source: rfc8259),
        ] + JSONError.Code.all.map { Rule("json.\($0)", "The file must be JSON in UTF-8.", source: rfc8259) }

    static let reading: [Rule] = [
        Rule("id.malformed", "An id stands in addresses and in apps' code.", source: definition),
        Rule("id.differs", "A file's name is its alert's id.", source: definition),
        Rule("member.missing", "The member cannot be left out.", source: definition),
        Rule("member.empty", "The member must say something.", source: definition),
        Rule("member.wrong-kind", "The member is of another kind of JSON value.", source: definition),
        Rule("member.unknown", "A member that nobody reads is most often spelt wrong.", source: definition),
        Rule("member.unknown-word", "The member is one of a closed set of words.", source: definition),
        Rule("member.out-of-range", "The number would strand or flood somebody.", source: definition),
        Rule("member.too-many", "No dialog has room for so many.", source: definition),
        Rule("requires.empty", "A requirement names a schema or capabilities.", source: definition),
        Rule("requires.malformed-capability", "A capability is named in a request's address.", source: definition),
        Rule("fallback.requires", "Some clients could do neither an action nor its fallback.", source: definition),
        Rule("fallback.unneeded", .warning, "Every client can do what requires nothing.", source: definition),
        Rule("fallback.circular", "An alert that stands in for itself is nothing to show.", source: definition),
        Rule("fallback.not-served", "An alert that is switched off stands in for none.", source: definition),
        Rule("fallback.too-long", "Who stands in for whom must be plain to its authors.", source: definition),
        Rule("reference.unknown-alert", "What a definition names must be in the catalog.", source: definition),
        Rule("link.malformed-argument", "A brace in a link belongs to an argument.", source: definition),
        Rule("link.undeclared-argument", "An argument of a link is one of the variables.", source: definition),
        Rule("link.argument-before-path", "Nobody but the author says where a link leads.", source: definition),
        Rule(
            "link.not-in-app", .error, on: .uiKit, "SFSafariViewController ends an app that gives it no web page.",
            source: "\(apple)/safariservices/sfsafariviewcontroller/init(url:)"),
        Rule("link.bad-rule", "What lets no link through was meant otherwise.", source: catalog),
        Rule("effect.unknown", "An app can only do what it was built to do.", source: definition),
        Rule("link.refused", "A link leads only where the catalog allows it.", source: catalog),
        Rule("reference.unknown-action", "What a definition names must be in catalog.json.", source: catalog),
        Rule("reference.unknown-style", "What a definition names must be in catalog.json.", source: catalog),
        Rule("style.bad-token", "A token that nobody reads is most often spelt wrong.", source: catalog),
        Rule("style.malformed", "A style must be complete enough to draw from.", source: catalog),
        Rule("locale.malformed", "A locale is a language tag of BCP 47.", source: rfc5646),
        Rule("locale.not-canonical", "Two spellings of one locale would split its texts.", source: rfc5646),
        Rule("variable.bad-currency", "A currency is a code of ISO 4217.", source: definition),
        Rule("variable.bad-default", "A default must be a value of its variable's type.", source: definition),
    ]

    static let drafts: [Rule] = [
        Rule("draft.needs-tables", .warning, "A draft may need what is not published yet.", source: definition)
    ]

    static let silencing: [Rule] = [
        Rule("silence.unknown-rule", "Only a rule that there is can be silenced.", source: definition),
        Rule("silence.error", "What would crash or strand somebody is never silent.", source: definition),
        Rule("silence.no-reason", "Whoever reads the definition next must know why.", source: definition),
        Rule("silence.unused", .info, "A rule that finds nothing needs no silence.", source: definition),
    ]

    static let catalog = "Config/schemas/catalog.json"
    static let definition = "Config/schemas/definition.json"
    private static let rfc8259 = "RFC 8259"
    private static let rfc5646 = "RFC 5646"
}

extension JSONError.Code {
    /// Every reason to refuse a file.
    fileprivate static let all: [JSONError.Code] = [
        byteOrderMark, wrongEncoding, invalidUTF8, nulByte, empty, tooLong, tooDeep, unexpectedEnd, contentAfterRoot,
        comment, trailingComma, notANumber, numberOutOfRange, invalidNumber, invalidEscape, controlCharacter,
        loneSurrogate, wrongQuotes, valueExpected, keyExpected, colonExpected, commaExpected,
    ]
}
