import Bytes
import Testing

@Suite struct CollectionBytesTests {
    private static let quote = UInt8(ascii: "'")

    @Test(arguments: 1...40) func aByteIsFoundWhereverItStands(size: Int) {
        for place in 0..<size {
            var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: size)
            bytes[place] = Self.quote
            #expect(bytes.hasByte { $0.places(of: Self.quote) }, "at \(place)")
        }
    }

    @Test(arguments: 0...40) func nothingIsFoundWhereNothingIs(size: Int) {
        // Behind it there is a byte that passes.
        let text = String(repeating: "a", count: size) + "'"
        #expect(!text.utf8.dropLast().hasByte { $0.places(of: Self.quote) })
    }

    @Test func everyByteIsToldFromEveryOther() {
        for byte in UInt8.min...0x7F {
            let text = String(repeating: Character(Unicode.Scalar(byte)), count: 8)
            for other in UInt8.min...UInt8.max {
                #expect(text.utf8.hasByte { $0.places(of: other) } == (byte == other))
                if other <= 0x80 { #expect(text.utf8.hasByte { $0.places(below: other) } == (byte < other)) }
            }
        }
        // No byte of these is less than 0x80.
        #expect(!"éüéü".utf8.hasByte { $0.places(below: 0x80) })
        #expect("éüéü".utf8.hasByte { $0.places(of: 0xC3) })
    }

    @Test func textsStandInTheOrderOfTheirBytes() {
        #expect("a".utf8.isBytewiseBefore("b".utf8))
        #expect(!"b".utf8.isBytewiseBefore("a".utf8))
        #expect(!"a".utf8.isBytewiseBefore("a".utf8))
        #expect("a".utf8.isBytewiseBefore("ab".utf8))
        #expect(!"ab".utf8.isBytewiseBefore("a".utf8))
        // Swift takes the first of these for what it is composed to, which comes after all of ASCII.
        #expect("f" < "e\u{301}" && "e\u{301}".utf8.isBytewiseBefore("f".utf8))
    }

    @Test func textsAreTheSameByTheirBytes() {
        #expect("é".utf8.hasBytes(of: "\u{E9}".utf8))
        #expect("e\u{301}" == "\u{E9}")
        #expect(!"e\u{301}".utf8.hasBytes(of: "\u{E9}".utf8))
        #expect(!"title".utf8.hasBytes(of: "titles".utf8))
        #expect("".utf8.hasBytes(of: "".utf8))
        let long = String(repeating: "ü", count: 40)
        #expect(long.utf8.hasBytes(of: String(repeating: "ü", count: 40).utf8))
        #expect(!(long + "a").utf8.hasBytes(of: (long + "b").utf8))
    }
}
