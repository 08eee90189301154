/// How far a clock is from UTC, as RFC 3339 writes it: `Z`, or hours and minutes with a sign.
///
/// The offsets are those that are in use somewhere: quarters of an hour from -12:00 to +14:00. As a list of words they are typed,
/// completed and stepped through as the names of months are.
enum ClockOffset {
    /// The hours of the greatest.
    static let mostHours = 14

    static let words: [String] = (-48...56).flatMap { quarter -> [String] in
        let minutes = (quarter < 0 ? -quarter : quarter) * 15
        let text = (quarter < 0 ? "-" : "+") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
        return quarter == 0 ? ["Z", text] : [text]
    }

    /// The minutes that a clock of that offset is ahead of UTC; nil for what is no such word.
    static func minutes(_ word: String) -> Int? {
        if word == "Z" { return 0 }
        guard words.contains(word), let hours = number(ofDigits: word.utf8.dropFirst().prefix(2)),
            let minutes = number(ofDigits: word.utf8.suffix(2))
        else { return nil }
        return (hours * 60 + minutes) * (word.utf8.first == UInt8(ascii: "-") ? -1 : 1)
    }

    /// An offset of RFC 3339 as the word for it is written: `-00:00` says that the time is that of UTC, and nothing of clocks.
    static func word(canonical text: Substring) -> String { text == "z" || text == "-00:00" ? "Z" : String(text) }

    /// The offset that a zone in a text says: `UTC`, `Z`, `+0200`, `GMT+2`; nil for a name whose offset depends on the day.
    static func word(said whole: String) -> String? {
        // Brackets behind it name it once more: `-12:00[Etc/GMT+12]`.
        let head = whole.prefix { !"([".contains($0) }
        let text = head.contains { !$0.isBlank } ? String(head) : whole
        let sign = text.firstIndex { $0 == "+" || $0.isMinusSign }
        let name = text[..<(sign ?? text.endIndex)].trimmed { $0.isBlank || "()[]".contains($0) }.lowercased()
        guard ["", "z", "utc", "gmt", "ut"].contains(name) else { return nil }
        guard let sign else { return name.isEmpty ? nil : "Z" }
        let digits = text[sign...].compactMap { CharacterClass.digits.taken($0) }
        let hours = digits.count <= 2 ? digits : digits.dropLast(2)
        guard (1...4).contains(digits.count), let hour = Int(String(hours)),
            let minute = digits.count <= 2 ? 0 : Int(String(digits.suffix(2)))
        else { return nil }
        let said = (text[sign] == "+" ? "+" : "-") + twoDigits(hour) + ":" + twoDigits(minute)
        let word = word(canonical: said[...])
        return minutes(word) == nil ? nil : word
    }

    /// What is typed of an offset with the zero and the colon that it lacks: `+5` is `+05`, `+053` is `+05:3`.
    static func spelled(begun text: String, in part: Part) -> String {
        guard !part.canBegin(text), let last = text.last else { return text }
        let before = text.dropLast()
        for missing in ["0", ":"] where part.canBegin(before + missing + String(last)) {
            return before + missing + String(last)
        }
        return text
    }
}
