import Automata

/// The table of identifiers, read a number at a time when a field asks for it.
enum Identifiers {
    /// The forms of a country's numbers, or of all countries' where none is given.
    static func forms(of kind: IdentifierKind, in country: String?) -> [IdentifierForm] {
        var forms: [IdentifierForm] = []
        forEachEntry { kinds, place, words in
            guard place != "-", country.map({ place == $0 }) ?? true, kinds.contains(kind.letter) else { return }
            if let form = IdentifierForm(words) { forms.append(form) }
        }
        return forms
    }

    /// The forms of a number that all the world shares.
    static func forms(of name: String) -> [IdentifierForm] {
        var forms: [IdentifierForm] = []
        forEachEntry { kinds, place, words in
            guard place == "-", kinds == name, let form = IdentifierForm(words) else { return }
            forms.append(form)
        }
        return forms
    }

    /// The countries that have such a number, in order.
    static func countries(of kind: IdentifierKind) -> [String] {
        var places: [String] = []
        forEachEntry { kinds, place, _ in
            if place != "-", kinds.contains(kind.letter) { places.append(String(place)) }
        }
        var countries: [String] = []
        for place in places.ascending where place != countries.last { countries.append(place) }
        return countries
    }

    /// What the numbers are called, each once.
    static func names(of forms: [IdentifierForm]) -> [String] {
        var names: [String] = []
        for form in forms where !names.contains(form.name) { names.append(form.name) }
        return names
    }

    /// Entries that are none: the tests ask.
    static var broken: [String] {
        var broken: [String] = []
        forEachEntry { kinds, place, words in
            if IdentifierForm(words) == nil { broken.append(kinds + " " + place) }
        }
        return broken
    }

    private static func forEachEntry(
        _ body: (_ kinds: Substring, _ country: Substring, _ words: ArraySlice<Substring>) -> Void
    ) {
        for table in tables {
            forEachEntry(of: table) { words in
                if words.count > 2 { body(words[0], words[1], words[2...]) }
            }
        }
    }

    /// The words of each entry of a table: entries end with `;`, what ends with `\` goes on in the next word, and `"` is the
    /// word that stands there in the entry before.
    static func forEachEntry(of table: StaticString, _ body: (_ words: [Substring]) -> Void) {
        let text = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        var before: [Substring] = []
        for entry in text.utf8.split(separator: UInt8(ascii: ";")) {
            var words: [Substring] = []
            for word in Substring(entry).utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
                if let last = words.last, last.utf8.last == UInt8(ascii: "\\") {
                    words[words.count - 1] = last.dropLast() + Substring(word)
                } else {
                    words.append(word.first == UInt8(ascii: "\"") ? before[words.count] : Substring(word))
                }
            }
            if !words.isEmpty { body(words) }
            before = words
        }
    }
}
