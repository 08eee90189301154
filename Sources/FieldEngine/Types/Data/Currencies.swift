/// The currencies of ISO 4217 with their minor units, and their signs (`CurrencySigns`). Data.
enum Currencies {
    /// How many decimals an amount has in the currency of a code; nil for a code that is none.
    static func decimals(of code: String) -> Int? {
        if withoutDecimals.contains(code) { return 0 }
        if withThree.contains(code) { return 3 }
        if withFour.contains(code) { return 4 }
        return withTwo.contains(code) ? 2 : nil
    }

    /// The sign of a currency that can't be taken for another's where a language is spoken; nil where its code is what is written.
    static func sign(of code: String, in tag: String) -> String? {
        for name in NumberLocale.names(of: tag) + ["en"] {
            let signs = line(of: name)?.split(separator: "~") ?? []
            if let sign = signs.first(where: { $0.hasPrefix(code) }) {
                return sign.utf8.count > code.utf8.count ? String(sign.dropFirst(code.count)) : nil
            }
        }
        return nil
    }

    /// Whether any currency has another sign there than in English.
    static func hasOwnSigns(_ tag: String) -> Bool {
        NumberLocale.names(of: tag).contains { $0 != "en" && line(of: $0) != nil }
    }

    private static func line(of name: String) -> String? {
        TableText(name.hasPrefix("en") ? CurrencySigns.english : CurrencySigns.others).line(of: name)
    }

    // ISO 4217:2015, list one, as of amendment 179: what an amount can be paid in. Funds and metals have no minor unit.
    private static let withoutDecimals = Set(
        "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(separator: " ").map(String.init))
    private static let withThree = Set("BHD IQD JOD KWD LYD OMR TND".split(separator: " ").map(String.init))
    private static let withFour = Set("CLF UYW".split(separator: " ").map(String.init))
    private static let withTwo = Set(
        """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF \
        CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF \
        IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN \
        MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS \
        SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG \
        ZWL
        """.split(separator: " ").map(String.init))
}
