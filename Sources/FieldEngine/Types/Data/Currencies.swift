/// The currencies of ISO 4217 with their minor units, and the signs that are usual for some of them. Data.
enum Currencies {
    /// How many decimals an amount has in the currency of a code; nil for a code that is none.
    static func decimals(of code: String) -> Int? {
        if withoutDecimals.contains(code) { return 0 }
        if withThree.contains(code) { return 3 }
        if withFour.contains(code) { return 4 }
        return withTwo.contains(code) ? 2 : nil
    }

    /// The sign of a currency that can't be taken for another's; nil where its code is what is written.
    static func sign(of code: String) -> String? { signs[code] }

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

    // Those that the Unicode CLDR has for English.
    private static let signs: [String: String] = [
        "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "ILS": "₪",
        "INR": "₹",
        "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$", "USD": "$", "VND": "₫",
        "XAF": "FCFA",
        "XCD": "EC$",
    ]
}
