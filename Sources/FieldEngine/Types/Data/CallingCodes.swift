/// Country calling codes (ITU-T Recommendation E.164, list of assigned codes), with the countries that have them
/// (ISO 3166) and, where that is known, how their numbers are written: by the national numbering plans that the ITU
/// publishes and the groups that are usual in print.
struct CallingPlan: Sendable {
    /// The digits behind the `+`.
    let code: String
    let countries: [Substring]
    /// What is dialled before a number inside the country, and left out behind the calling code; empty: nothing.
    let trunk: String
    /// The groups of numbers, each with the digits such numbers begin with; the last, for any other, with none.
    /// Empty where no groups are known.
    let groupings: [(prefix: Substring, groups: [Int])]

    /// How many digits numbers have, without the trunk prefix, that begin with no special digits; 0: not known.
    var usualLength: Int { groupings.last?.groups.reduce(0, +) ?? 0 }

    /// Whether numbers may begin with what is the trunk prefix too: 8 in the plans of the former Soviet Union.
    var trunkIsAmbiguous: Bool { trunk == "8" }

    /// Whether a number without calling code begins with the trunk prefix. Where that may be a part of the number, it is the
    /// prefix of a number that would be too long with it.
    func hasTrunk(_ number: some Collection<UInt8>) -> Bool {
        !trunk.isEmpty && number.starts(with: trunk.utf8) && (!trunkIsAmbiguous || number.count > usualLength)
    }

    /// The plan of the USA and its neighbours.
    static let northAmerica = plan(of: "1")

    static func plan(country: String) -> CallingPlan? { all.first { $0.countries.contains(country[...]) } }

    /// The plan whose calling code a number begins with.
    static func plan(of digits: some StringProtocol) -> CallingPlan? { place(of: digits.utf8).map { all[$0] } }

    /// The place of that plan in ``all``. Codes are at most three digits, none begins another, and none begins with a zero.
    static func place(of digits: some Collection<UInt8>) -> Int? {
        var code = 0
        for digit in digits.prefix(3) {
            guard digit.isDigit else { return nil }
            code = code * 10 + Int(digit - .zeroDigit)
            if code == 0 { return nil }
            if places[code] >= 0 { return Int(places[code]) }
        }
        return nil
    }

    /// The place in ``all`` for each code; -1 where there is none.
    private static let places: [Int16] = {
        var places = [Int16](repeating: -1, count: 1_000)
        for (place, plan) in all.enumerated() {
            if let code = Int(plan.code), places.indices.contains(code) { places[code] = Int16(place) }
        }
        return places
    }()

    static let all: [CallingPlan] = table.utf8.split(separator: UInt8(ascii: "\n")).compactMap {
        CallingPlan(line: $0)
    }

    /// Reads a line of the table: as bytes, since what it costs is waited for when the first number is typed.
    private init?(line: Substring.UTF8View) {
        let space = UInt8(ascii: " ")
        let colon = UInt8(ascii: ":")
        let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        let codes = columns[0].split(separator: space)
        guard let code = codes.first else { return nil }
        self.code = String(Substring(code))
        countries = codes.dropFirst().map { Substring($0) }
        trunk = columns.count > 1 ? String(Substring(columns[1].drop { $0 == space }.prefix { $0 != space })) : ""
        var groupings: [(prefix: Substring, groups: [Int])] = []
        if columns.count > 2 {
            for column in columns[2].split(separator: UInt8(ascii: ";")) {
                var prefixes: [Substring] = []
                var groups: [Int] = []
                for word in column.split(separator: space) {
                    if word.last == colon {
                        prefixes.append(Substring(word.dropLast()))
                    } else {
                        groups.append(word.reduce(0) { $0 * 10 + Int($1) - 0x30 })
                    }
                }
                groupings += (prefixes.isEmpty ? [""] : prefixes).map { ($0, groups) }
            }
        }
        self.groupings = groupings
    }

    /// `code countries | trunk prefix | groups, after the digits that they hold for; …; groups of the others`
    private static let table = """
        1 US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI | 1 | 3 3 4
        7 RU KZ | 8 | 3 3 2 2
        20 EG | 0 | 2: 1 4 4 ; 3 3 4
        27 ZA | 0 | 2 3 4
        30 GR | | 21: 2 4 4 ; 3 3 4
        31 NL | 0 | 6: 1 8 ; 2 3 4
        32 BE | 0 | 4: 3 2 2 2 ; 2: 3: 9: 1 3 2 2 ; 2 2 2 2
        33 FR | 0 | 1 2 2 2 2
        34 ES | | 3 3 3
        36 HU | 06 | 1: 1 3 4 ; 2 3 4
        39 IT VA | | 3: 3 3 4 ; 02: 06: 2 4 4 ; 3 3 4
        40 RO | 0 | 21: 31: 2 3 4 ; 3 3 3
        41 CH | 0 | 2 3 2 2
        43 AT | 0 | 1: 1 3 4 ; 3 3 4
        44 GB GG IM JE | 0 | 2: 2 4 4 ; 11: 121: 131: 141: 151: 161: 191: 3: 8: 9: 3 3 4 ; 4 6
        45 DK | | 2 2 2 2
        46 SE | 0 | 8: 1 3 3 2 ; 2 3 2 2
        47 NO SJ BV | | 4: 9: 3 2 3 ; 2 2 2 2
        48 PL | | 3 3 3
        49 DE | 0 | 15: 4 7 ; 16: 17: 3 7 ; 30: 40: 69: 89: 2 8 ; 3 7
        51 PE | 0 | 1: 1 3 4 ; 3 3 3
        52 MX | | 33: 55: 56: 81: 2 4 4 ; 3 3 4
        53 CU | 0
        54 AR | 0 | 911: 1 2 4 4 ; 9: 1 3 3 4 ; 11: 2 4 4 ; 3 3 4
        55 BR | 0 | 2 5 4
        56 CL | | 1 4 4
        57 CO | | 3 3 4
        58 VE | 0 | 3 3 4
        60 MY | 0 | 11: 2 4 4 ; 1: 2 3 4 ; 1 4 4
        61 AU CC CX | 0 | 4: 3 3 3 ; 1 4 4
        62 ID | 0 | 8: 3 4 4 ; 2 4 4
        63 PH | 0 | 2: 1 4 4 ; 3 3 4
        64 NZ PN | 0 | 2: 2 3 4 ; 1 3 4
        65 SG | | 4 4
        66 TH | 0 | 2: 1 3 4 ; 2 3 4
        81 JP | 0 | 3: 6: 1 4 4 ; 2 4 4
        82 KR | 0 | 2: 1 4 4 ; 2 4 4
        84 VN | 0 | 3 3 3
        86 CN | 0 | 1: 3 4 4 ; 2: 2 4 4 ; 3 4 4
        90 TR | 0 | 3 3 2 2
        91 IN | 0 | 5 5
        92 PK | 0 | 3 3 4
        93 AF | 0 | 2 3 4
        94 LK | 0 | 2 3 4
        95 MM | 0
        98 IR | 0 | 3 3 4
        211 SS | 0 | 3 3 3
        212 MA EH | 0 | 3 6
        213 DZ | 0 | 3 2 2 2
        216 TN | | 2 3 3
        218 LY | 0 | 2 7
        220 GM
        221 SN | | 2 3 2 2
        222 MR | | 2 2 2 2
        223 ML | | 2 2 2 2
        224 GN | | 3 2 2 2
        225 CI | | 2 2 2 4
        226 BF | | 2 2 2 2
        227 NE | | 2 2 2 2
        228 TG | | 2 2 2 2
        229 BJ | | 2 2 2 2 2
        230 MU | | 4 4
        231 LR | 0
        232 SL | 0 | 2 6
        233 GH | 0 | 2 3 4
        234 NG | 0 | 3 3 4
        235 TD | | 2 2 2 2
        236 CF | | 2 2 2 2
        237 CM | | 1 2 2 2 2
        238 CV | | 3 2 2
        239 ST | | 3 4
        240 GQ | | 3 3 3
        241 GA | | 2 2 2 2
        242 CG | | 2 3 4
        243 CD | 0 | 3 3 3
        244 AO | | 3 3 3
        245 GW | | 3 3 3
        246 IO
        247 AC
        248 SC | | 1 3 3
        249 SD | 0 | 2 3 4
        250 RW | 0 | 3 3 3
        251 ET | 0 | 2 3 4
        252 SO | 0
        253 DJ | | 2 2 2 2
        254 KE | 0 | 3 3 3
        255 TZ | 0 | 3 3 3
        256 UG | 0 | 3 3 3
        257 BI | | 2 2 2 2
        258 MZ | | 2 3 4
        260 ZM | 0 | 2 3 4
        261 MG | 0 | 2 2 3 2
        262 RE YT TF | 0 | 3 2 2 2
        263 ZW | 0 | 2 3 4
        264 NA | 0 | 2 3 4
        265 MW | 0 | 3 3 3
        266 LS | | 4 4
        267 BW | | 2 3 3
        268 SZ | | 4 4
        269 KM | | 3 2 2
        290 SH TA
        291 ER | 0 | 1 3 3
        297 AW | | 3 4
        298 FO | | 2 2 2
        299 GL | | 2 2 2
        350 GI | | 3 5
        351 PT | | 3 3 3
        352 LU | | 6: 3 3 3 ; 2 2 2 2
        353 IE | 0 | 1: 1 3 4 ; 2 3 4
        354 IS | | 3 4
        355 AL | 0 | 2 3 4
        356 MT | | 4 4
        357 CY | | 2 6
        358 FI AX | 0 | 2 3 4
        359 BG | 0 | 2: 1 3 4 ; 2 3 4
        370 LT | 0 | 3 5
        371 LV | | 2 3 3
        372 EE | | 4 4
        373 MD | 0 | 3 2 3
        374 AM | 0 | 2 6
        375 BY | 8 | 2 3 2 2
        376 AD | | 3 3
        377 MC | | 2 2 2 2
        378 SM | | 2 2 2 2
        379
        380 UA | 0 | 2 3 2 2
        381 RS | 0 | 2 3 4
        382 ME | 0 | 2 3 3
        383 XK | 0 | 2 3 3
        385 HR | 0 | 1: 1 3 4 ; 2 3 4
        386 SI | 0 | 2 3 3
        387 BA | 0 | 2 3 3
        389 MK | 0 | 2 3 3
        420 CZ | | 3 3 3
        421 SK | 0 | 3 3 3
        423 LI | 0 | 3 2 2
        500 FK GS
        501 BZ | | 3 4
        502 GT | | 4 4
        503 SV | | 4 4
        504 HN | | 4 4
        505 NI | | 4 4
        506 CR | | 4 4
        507 PA | | 4 4
        508 PM | 0 | 2 2 2
        509 HT | | 2 2 4
        590 GP BL MF | 0 | 3 2 2 2
        591 BO | 0 | 1 3 4
        592 GY | | 3 4
        593 EC | 0 | 9: 2 3 4 ; 1 3 4
        594 GF | 0 | 3 2 2 2
        595 PY | 0 | 3 3 3
        596 MQ | 0 | 3 2 2 2
        597 SR | | 3 4
        598 UY | 0 | 9: 2 3 3 ; 4 4
        599 CW BQ | | 1 3 4
        670 TL | | 4 4
        672 NF AQ HM
        673 BN | | 3 4
        674 NR | | 3 4
        675 PG | | 4 4
        676 TO
        677 SB
        678 VU | | 3 4
        679 FJ | | 3 4
        680 PW | | 3 4
        681 WF | | 2 2 2
        682 CK | | 2 3
        683 NU
        685 WS
        686 KI
        687 NC | | 2 2 2
        688 TV
        689 PF | | 2 2 2 2
        690 TK
        691 FM | | 3 4
        692 MH | | 3 4
        800
        808
        850 KP | 0
        852 HK | | 4 4
        853 MO | | 4 4
        855 KH | 0 | 2 3 3
        856 LA | 0 | 2 2 3 3
        870
        878
        880 BD | 0 | 4 6
        881
        882
        883
        886 TW | 0 | 9: 3 3 3 ; 1 4 4
        888
        960 MV | | 3 4
        961 LB | 0 | 2 3 3
        962 JO | 0 | 1 4 4
        963 SY | 0 | 3 3 3
        964 IQ | 0 | 3 3 4
        965 KW | | 4 4
        966 SA | 0 | 2 3 4
        967 YE | 0 | 3 3 3
        968 OM | | 4 4
        970 PS | 0 | 3 3 3
        971 AE | 0 | 5: 2 3 4 ; 1 3 4
        972 IL | 0 | 5: 2 3 4 ; 1 3 4
        973 BH | | 4 4
        974 QA | | 4 4
        975 BT | | 2 2 2 2
        976 MN | 0 | 4 4
        977 NP | 0 | 3 3 4
        979
        992 TJ | | 3 2 4
        993 TM | 8 | 2 6
        994 AZ | 0 | 2 3 2 2
        995 GE | 0 | 3 2 2 2
        996 KG | 0 | 3 3 3
        998 UZ | | 2 3 2 2
        """
}
