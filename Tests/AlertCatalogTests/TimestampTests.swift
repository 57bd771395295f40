import Testing

@testable import AlertCatalog

@Suite("Times of RFC 3339")
struct TimestampTests {
    @Test(
        "A moment is read to the millisecond, whatever clock wrote it",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2026-11-30T09:00:00+09:00", 1_795_996_800_000),
            ("2026-11-30T00:00:00Z", 1_795_996_800_000), ("2026-11-29t19:00:00.25-05:00", 1_795_996_800_250),
            ("2000-02-29T00:00:00Z", 951_782_400_000), ("2024-02-29T23:59:59.999999999Z", 1_709_251_199_999),
            ("1969-12-31T23:59:59z", -1000), ("0000-01-01T00:00:00Z", -62_167_219_200_000),
            ("9999-12-31T23:59:59Z", 253_402_300_799_000), ("2016-12-31T23:59:60Z", 1_483_228_800_000),
            ("2017-01-01T08:59:60+09:00", 1_483_228_800_000),
        ])
    func moments(_ text: String, _ milliseconds: Double) throws {
        #expect(try #require(Timestamp(text)).milliseconds == milliseconds)
    }

    @Test("A day has no offset, a moment has")
    func offsets() {
        #expect(Timestamp("2026-11-30")?.offsetMinutes == nil)
        #expect(Timestamp("2026-11-30")?.milliseconds == 1_795_996_800_000)
        #expect(Timestamp("2026-11-30T09:00:00+09:30")?.zone == "GMT+09:30")
        #expect(Timestamp("2026-11-30T09:00:00-05:00")?.zone == "GMT-05:00")
        #expect(Timestamp("2026-11-30T09:00:00-00:00")?.zone == nil)
    }

    @Test("A plus that a query decoded to a blank is a plus")
    func blank() {
        #expect(Timestamp("2026-11-30T09:00:00 09:00") == Timestamp("2026-11-30T09:00:00+09:00"))
    }

    @Test(
        "Nothing looser is read",
        arguments: [
            "", "2026", "2026-1-30", "2026-11-31", "2025-02-29", "1900-02-29", "2026-00-01", "2026-13-01",
            "2026-11-00", "2026-11-30T", "2026-11-30T09:00Z", "2026-11-30T24:00:00Z", "2026-11-30T09:60:00Z",
            "2026-11-30T09:00:61Z", "2026-11-30T09:00:60Z", "2026-11-30T09:00:00", "2026-11-30T09:00:00.Z",
            "2026-11-30T09:00:00.0000000000Z", "2026-11-30T09:00:00+0900", "2026-11-30T09:00:00+24:00",
            "2026-11-30T09:00:00+09:60", "2026-11-30T09:00:00+09", "2026-11-30T09:00:00Z ", " 2026-11-30",
            "2026-11-30 09:00:00Z", "２026-11-30", "+026-11-30", "2026/11/30", "2026-11-30T09:00:00,5Z",
        ])
    func refused(_ text: String) {
        #expect(Timestamp(text) == nil)
    }
}
