import Bytes
import Testing

@Suite struct StringBytesTests {
    private static let quote = UInt8(ascii: "'")

    @Test(arguments: 1...40) func aByteIsFoundWhereverItStands(size: Int) {
        for place in 0..<size {
            var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: size)
            bytes[place] = Self.quote
            #expect(String(decoding: bytes, as: UTF8.self).hasByte { $0.contains(Self.quote) }, "at \(place)")
        }
    }

    @Test(arguments: 0...40) func nothingIsFoundWhereNothingIs(size: Int) {
        // Behind it there is a byte that passes.
        let text = String(repeating: "a", count: size) + "'"
        #expect(!String(text.dropLast()).hasByte { $0.contains(Self.quote) })
    }

    @Test func everyByteIsToldFromEveryOther() {
        for byte in UInt8.min...0x7F {
            let text = String(repeating: Character(Unicode.Scalar(byte)), count: 8)
            for other in UInt8.min...UInt8.max {
                #expect(text.hasByte { $0.contains(other) } == (byte == other))
                if other <= 0x80 { #expect(text.hasByte { $0.containsLess(than: other) } == (byte < other)) }
            }
        }
        // No byte of these is less than 0x80.
        #expect(!"éüéü".hasByte { $0.containsLess(than: 0x80) })
        #expect("éüéü".hasByte { $0.contains(0xC3) })
    }

    @Test func textsStandInTheOrderOfTheirBytes() {
        #expect("a".isBytewiseBefore("b"))
        #expect(!"b".isBytewiseBefore("a"))
        #expect(!"a".isBytewiseBefore("a"))
        #expect("a".isBytewiseBefore("ab"))
        #expect(!"ab".isBytewiseBefore("a"))
        // Swift takes the first of these for what it is composed to, which comes after all of ASCII.
        #expect("f" < "e\u{301}" && "e\u{301}".isBytewiseBefore("f"))
    }

    @Test func textsAreTheSameByTheirBytes() {
        #expect("é".hasBytes(of: "\u{E9}"))
        #expect("e\u{301}" == "\u{E9}")
        #expect(!"e\u{301}".hasBytes(of: "\u{E9}"))
        #expect(!"title".hasBytes(of: "titles"))
        #expect("".hasBytes(of: ""))
        let long = String(repeating: "ü", count: 40)
        #expect(long.hasBytes(of: String(repeating: "ü", count: 40)))
        #expect(!(long + "a").hasBytes(of: long + "b"))
    }
}
