/// International bank account numbers: what stands behind the country's letters and the two check digits, by SWIFT's
/// IBAN registry (ISO 13616), and behind those of countries whose banks have them without being in it. `n` is a digit, `a`
/// a capital letter, `c` either; the number before it says how many.
struct BankAccountNumber: Sendable {
    enum Kind: Sendable {
        case digit, letter, either

        fileprivate init?(letter: UInt8) {
            switch letter {
            case UInt8(ascii: "n"): self = .digit
            case UInt8(ascii: "a"): self = .letter
            case UInt8(ascii: "c"): self = .either
            default: return nil
            }
        }
    }

    let country: String
    /// Of each character behind the check digits.
    let kinds: [Kind]

    /// With country and check digits.
    var length: Int { 4 + kinds.count }

    /// The most characters that any country's may have.
    static let mostCharacters = 34

    /// Where the number of a value's country stands in `all`.
    static func index(of value: String) -> Int? {
        let letters = value.utf8.prefix(2)
        guard letters.count == 2, letters.allSatisfy({ $0.isCapital }) else { return nil }
        let index = indicesByCountry[letters.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) }]
        return index < 0 ? nil : Int(index)
    }

    /// Of each two letters; -1 where they are of no country.
    private static let indicesByCountry: [Int16] = {
        var indices = [Int16](repeating: -1, count: 26 * 26)
        for (index, account) in all.enumerated() {
            let place = account.country.utf8.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) }
            if indices[place] < 0 { indices[place] = Int16(index) }
        }
        return indices
    }()

    static let all: [BankAccountNumber] = table.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }
        .compactMap { BankAccountNumber($0) }

    /// Reads an entry of the table: as bytes, since what it costs is waited for when the first field is made.
    private init?(_ entry: Substring.UTF8View) {
        let words = entry.split(separator: UInt8(ascii: " "))
        guard words.count == 2 else { return nil }
        country = String(Substring(words[0]))
        var kinds: [Kind] = []
        var count = 0
        for byte in words[1] {
            if let kind = Kind(letter: byte) {
                for _ in 0..<count { kinds.append(kind) }
                count = 0
            } else {
                count = count * 10 + Int(byte) - 0x30
            }
        }
        self.kinds = kinds
    }

    private static let table = """
        AD 8n12c; AE 19n; AL 8n16c; AT 16n; AZ 4a20c; BA 16n; BE 12n; BG 4a6n8c; BH 4a14c; BI 23n; BR 23n1a1c
        BY 4c4n16c; CH 5n12c; CR 18n; CY 8n16c; CZ 20n; DE 18n; DJ 23n; DK 14n; DO 4c20n; EE 16n; EG 25n; ES 20n
        FI 14n; FK 2a12n; FO 14n; FR 10n11c2n; GB 4a14n; GE 2a16n; GI 4a15c; GL 14n; GR 7n16c; GT 24c; HN 4a20n
        HR 17n; HU 24n; IE 4a14n; IL 19n; IQ 4a15n; IS 22n; IT 1a10n12c; JO 4a4n18c; KW 4a22c; KZ 3n13c; LB 4n20c
        LC 4a24c; LI 5n12c; LT 16n; LU 3n13c; LV 4a13c; LY 21n; MC 10n11c2n; MD 20c; ME 18n; MK 3n10c2n; MN 16n
        MR 23n; MT 4a5n18c; MU 4a19n3a; NI 4a20n; NL 4a10n; NO 11n; OM 3n16c; PK 4a16c; PL 24n; PS 4a21c; PT 21n
        QA 4a21c; RO 4a16c; RS 18n; RU 14n15c; SA 2n18c; SC 4a20n3a; SD 14n; SE 20n; SI 15n; SK 20n; SM 1a10n12c
        SO 19n; ST 21n; SV 4a20n; TL 19n; TN 20n; TR 6n16c; UA 6n19c; VA 18n; VG 4a16n; XK 16n; YE 4a4n18c
        AO 21n; BF 2c22n; BJ 2c22n; CF 23n; CG 23n; CI 2c22n; CM 23n; CV 21n; DZ 22n; GA 23n; GQ 23n; GW 2c19n; IR 22n
        KM 23n; MA 24n; MG 23n; ML 2c22n; MZ 21n; NE 2a22n; SN 2a22n; TD 23n; TG 2a22n
        """
}
