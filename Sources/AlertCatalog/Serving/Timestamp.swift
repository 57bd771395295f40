/// A moment or a day as RFC 3339 writes it.
struct Timestamp: Equatable {
    /// Since 1970 began in UTC.
    let milliseconds: Double
    /// How the writer's clock differs from UTC; `nil` for a day, which is the same day everywhere.
    let offsetMinutes: Int?

    /// Reads `2026-11-30` and `2026-11-30T09:00:00.5+09:00`; nothing looser.
    ///
    /// A blank stands for the `+` of an offset, since that is what a `+` in a query is decoded to.
    init?(_ text: String) {
        var reader = DigitReader(text.utf8)
        guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2, in: 1...12),
            reader.skip("-"),
            let day = reader.number(digits: 2, in: 1...Self.days(in: month, of: year))
        else { return nil }
        let days = Self.daysSince1970(year, month, day)
        if reader.isAtEnd {
            milliseconds = Double(days * 86_400_000)
            offsetMinutes = nil
            return
        }
        guard reader.skip("T") || reader.skip("t"), let time = Self.time(&reader),
            let offset = Self.offset(&reader), reader.isAtEnd
        else { return nil }
        let minute = days * 1440 + time.minute - offset
        // Leap seconds are put in at the end of a day of UTC, and nowhere else.
        guard time.second < 60 || (minute % 1440 + 1440) % 1440 == 1439 else { return nil }
        milliseconds = Double(minute * 60_000 + time.second * 1000 + time.milliseconds)
        offsetMinutes = offset
    }

    /// The zone of the writer's clock, as ICU names it.
    var zone: String? {
        guard let offsetMinutes, offsetMinutes != 0 else { return nil }
        let size = abs(offsetMinutes)
        let digits = [size / 60, size % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "GMT\(offsetMinutes < 0 ? "-" : "+")\(digits[0]):\(digits[1])"
    }

    private static func time(_ reader: inout DigitReader) -> (minute: Int, second: Int, milliseconds: Int)? {
        guard let hour = reader.number(digits: 2, in: 0...23), reader.skip(":"),
            let minute = reader.number(digits: 2, in: 0...59), reader.skip(":"),
            let second = reader.number(digits: 2, in: 0...60)
        else { return nil }
        guard reader.skip(".") else { return (hour * 60 + minute, second, 0) }
        return reader.thousandths().map { (hour * 60 + minute, second, $0) }
    }

    private static func offset(_ reader: inout DigitReader) -> Int? {
        if reader.skip("Z") || reader.skip("z") { return 0 }
        let isBehind = reader.skip("-")
        guard isBehind || reader.skip("+") || reader.skip(" "), let hours = reader.number(digits: 2, in: 0...23),
            reader.skip(":"), let minutes = reader.number(digits: 2, in: 0...59)
        else { return nil }
        return (isBehind ? -1 : 1) * (hours * 60 + minutes)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Counts years from March, so that the leap day is the last of its year.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

/// Takes fixed numbers of digits off the front of a text.
private struct DigitReader {
    private var rest: String.UTF8View.SubSequence

    init(_ text: String.UTF8View) {
        rest = text[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int, in range: ClosedRange<Int> = 0...9999) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return range.contains(number) ? number : nil
    }

    /// The digits of a fraction, one to nine, of which a clock shows three.
    mutating func thousandths() -> Int? {
        var count = 0
        var number = 0
        while let digit = digit() {
            count += 1
            if count <= 3 { number = number * 10 + digit }
        }
        guard (1...9).contains(count) else { return nil }
        for _ in min(count, 3)..<3 { number *= 10 }
        return number
    }

    private mutating func digit() -> Int? {
        guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
        rest.removeFirst()
        return Int(first) - 0x30
    }
}
