import HTTPServer
import Testing

@Suite("An entity tag")
struct EntityTagTests {
    private let tag = EntityTag(opaque: "r1-_")

    private func matches(_ value: String) -> Bool {
        tag.matches(ifNoneMatch: Array(value.utf8))
    }

    @Test("is written in quotes")
    func description() {
        #expect(tag.description == #""r1-_""#)
    }

    @Test(
        "is found in a list, strong or weak",
        arguments: [
            #""r1-_""#, #"W/"r1-_""#, #""a", "r1-_""#, #""a","r1-_","b""#, #"W/"a", W/"r1-_""#, #"  "r1-_"  "#,
            #",, "r1-_",,"#, "\"a\"\t,\t\"r1-_\"", #""", "r1-_""#, #""a,b", "r1-_""#, #""a b", W/"r1-_""#,
        ])
    func found(value: String) {
        #expect(matches(value))
    }

    @Test("has the coding behind a point, and another tag in each")
    func coding() {
        #expect(tag.encoded(in: "gzip").description == #""r1-_.gzip""#)
        #expect(tag.encoded(in: "gzip") != tag.encoded(in: "br"))
    }

    @Test(
        "is found under what a proxy puts behind it that encodes",
        arguments: [
            #""r1-_-gzip""#, #""r1-_--gzip""#, #""r1-_:gzip""#, #""r1-_;gzip""#, #""r1-_-br""#, #"W/"r1-_-zstd""#,
            #""a", "r1-_-deflate""#,
        ])
    func ofProxy(value: String) {
        #expect(matches(value))
    }

    @Test(
        "is not found under anything else",
        arguments: [
            #""r1-_gzip""#, #""r1-_-""#, #""r1-_---gzip""#, #""r1-_-gzip-gzip""#, #""r1-gzip""#, #""r1-_.gzip""#,
            #""r1-_-identity""#, #""-gzip""#, #""r1-_-GZIP""#,
        ])
    func notOfProxy(value: String) {
        #expect(!matches(value))
    }

    @Test("in a coding is found as it is, or as a proxy would have it that encoded in the same")
    func encoded() {
        let encoded = tag.encoded(in: "gzip")
        for value in [#""r1-_.gzip""#, #"W/"r1-_.gzip""#, #""r1-_.gzip-gzip""#, #""r1-_.gzip:br""#, #""r1-_-gzip""#] {
            #expect(encoded.matches(ifNoneMatch: Array(value.utf8)), "\(value)")
        }
        for value in [#""r1-_""#, #""r1-_.br""#, #""r1-_-br""#, #""r1-_.gz""#] {
            #expect(!encoded.matches(ifNoneMatch: Array(value.utf8)), "\(value)")
        }
    }

    @Test("is any tag to the star, which stands alone", arguments: ["*", " * ", "\t*"])
    func star(value: String) {
        #expect(matches(value))
        #expect(EntityTag(opaque: "").matches(ifNoneMatch: Array(value.utf8)))
    }

    @Test(
        "is not found where it does not stand",
        arguments: [
            "", " ", ",", #""r1""#, #""r1-_x""#, #""R1-_""#, "r1-_", #"w/"r1-_""#, #"W"r1-_""#, #"W\"r1-_""#,
            #""r1-_"#, #"r1-_""#, #"*, "a""#, #""a", *"#, "**", "*x", #"W/*"#, #"W/ "r1-_""#, #"W/W/"r1-_""#, "W/",
            "\"", #"W/""#, #""a", r1-_"#, #""a" and "r1-_""#, #"'r1-_'"#,
        ])
    func notFound(value: String) {
        #expect(!matches(value))
    }

    @Test("is found before what is broken, and bytes of any kind break nothing")
    func brokenTail() {
        #expect(matches(#""r1-_", oops"#))
        #expect(tag.matches(ifNoneMatch: [0x22, 0xFF, 0xC3, 0x22, 0x2C] + Array(#""r1-_""#.utf8)))
        #expect(!tag.matches(ifNoneMatch: [0xFF, 0x00, 0x22]))
    }
}
