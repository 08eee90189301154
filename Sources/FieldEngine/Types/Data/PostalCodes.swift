import Automata

/// Postal codes: how they are written and which there can be, by the addressing guides of the national posts that the
/// Universal Postal Union collects. `0` is a digit, `A` a letter, `X` either. Those of other countries are in `PostalCodeTable`.
struct PostalCode: Sendable {
    let templates: [String]
    /// The codes, without the literals of the templates.
    let pattern: String
    /// The letters before the digits that many leave out; empty where there are none.
    let letters: String

    static func of(_ country: String) -> PostalCode? {
        guard let line = TableText(exact).line(of: country) ?? TableText(table).line(of: country) else { return nil }
        let columns = line.split(separator: "|", omittingEmptySubsequences: false)
        return PostalCode(
            templates: columns[0].split(separator: ",").map { String($0) },
            pattern: String(columns[1].map { $0 == "/" ? "|" : $0 }), letters: String(columns[2]))
    }

    static let countries = (TableText(exact).rows + TableText(table).rows).map { $0[0] }.ascending

    /// Those that are known better than from `table`, with its columns.
    ///
    /// Armenia: the codes of four digits, since 2006.
    /// Canada, Britain: each letter only where it can stand, and the forces abroad have numbers. Kazakhstan: the numbers of before, and
    /// the codes that the post gives each house since 2015. Netherlands: the combinations SA, SD and SS were never given out.
    /// Paraguay: the codes of before, and those of today. SH: Saint Helena, Ascension, Tristan da Cunha. Taiwan: the district alone,
    /// with the section of the years 1991 to 2023, and with that of today. United States: sectional centers that were given out: none
    /// is 000 to 004, 428, 429, 568, or 886 to 888.
    private static let exact: StaticString = #"""
        AM|0000|\d{4}|
        AT|0000|[1-9]\d{3}|
        AU|0000|(0[289]/[1-9]\d)\d\d|
        BA|00000|[78]\d{4}|
        BD|0000|([1-8]\d/9[0-4])\d\d|
        BE|0000|[1-9]\d{3}|
        BG|0000|[1-9]\d{3}|
        BR|00000-000|(0[1-9]/1[1-9]/[2-9]\d)\d{6}|
        BY|000000|2\d{5}|
        CA|A0A 0A0|[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d|
        CH|0000|[1-9]\d{3}|
        CL|000 0000|\d{7}|
        CN|000000|((0[1-7]/1[0-356]/2[0-7]/3[0-6]/4[0-7]/5[1-7]/6[1-7]/7[1-5]/8[1345])\d/999)\d{3}|
        CO|000000|(0[58]/1[135789]/2[0357]/4[147]/5[024]/6[368]/7[036]/8[1568]/9[14579])\d{4}|
        CU|00000|[1-9]\d{4}|
        CY|0000|\d{4}|
        CZ|000 00|[1-7]\d{4}|
        DE|00000|(0[1-46-9]/[1-357-9]\d/4[0-24-9]/6[013-9])\d{3}|
        DK|0000|\d{4}|
        EE|00000|[1-9]\d{4}|
        ES|00000|(0[1-9]/[1-4]\d/5[0-2])\d{3}|
        FI|00000|\d{5}|
        FR|00000|([0-8]\d/9[0-578])\d{3}|
        GB|A0 0AA,A00 0AA,A0A 0AA,AA0 0AA,AA00 0AA,AA0A 0AA,AAA 0AA,AAAA 0000|([A-PR-UWYZ](\d\d?/\d[A-HJKPSTUW]\#
        /[A-HK-Y]\d\d?/[A-HK-Y]\d[ABEHMNPRVWXY])/GIR)\d[ABD-HJLNP-UW-Z]{2}/BFPO\d{1,4}|
        GR|000 00|[1-8]\d{4}|
        HR|00000|(10/2[0-3]/3[1-5]/4[02-4789]/5[1-3])\d{3}|
        HU|0000|[1-9]\d{3}|
        ID|00000|[1-9]\d{4}|
        IE|A0X XXXX|([AC-FHKNPRTV-Y]\d\d/D6W)[\dAC-FHKNPRTV-Y]{4}|
        IL|00000,0000000|\d{5}(\d\d)?|
        IN|000000|(1[1-9]/2[0-8]/3[0-46-9]/[4679]\d/5[0-36-9]/8[0-5])\d{4}|
        IS|000|[1-9]\d\d|
        IT|00000|([0-8]\d/9[0-8])\d{3}|
        JP|000-0000|(00[1-7]/0[1-9]\d/[1-9]\d\d)\d{4}|
        KR|00000|(0[1-8]/1[0-8]/2[1-9]/[3-5]\d/6[1-3])\d{3}|
        KY|0-0000,AA0-0000|[1-3]\d{4}/KY[1-3]\d{4}|KY
        KZ|000000,A00A0A0|\d{6}/[A-Z]\d\d[A-Z]\d[A-Z]\d|
        LI|0000|94(8[5-9]/9[0-8])|
        LU|0000|[1-9]\d{3}|
        MC|00000|980\d\d|
        MT|AAA 0000|[A-Z]{3}\d{4}|
        MX|00000|(0[1-9]/1[0-6]/[2-9]\d)\d{3}|
        MY|00000|(0[125-9]/[1458]\d/2[0-8]/3[0-69]/6[02-9]/7\d/9[013-8])\d{3}|
        NL|0000 AA|[1-9]\d{3}([A-RT-Z][A-Z]/S[BCE-RT-Z])|
        NO|0000|\d{4}|
        NZ|0000|\d{4}|
        PE|00000|(0[1-9]/1\d/2[0-5])\d{3}|
        PH|0000|\d{4}|
        PL|00-000|\d{5}|
        PT|0000-000|[1-9]\d{6}|
        PY|0000,000000|\d{4}(\d\d)?|
        RO|000000|\d{6}|
        RU|000000|[1-6]\d{5}|
        SA|00000,00000-0000|\d{5}(\d{4})?|
        SE|000 00|[1-9]\d{4}|
        SG|000000|(0[1-9]/[1-6]\d/7[0-35-9]/8[0-2])\d{4}|
        SH|AAAA 0AA|(ASCN/STHL/TDCU)1ZZ|
        SI|0000|[1-9]\d{3}|
        SK|000 00|[089]\d{4}|
        SM|00000|4789\d|
        TH|00000|(1[0-8]/2[0-7]/[34]\d/5[0-8]/6[0-7]/7[0-7]/8[0-6]/9[0-6])\d{3}|
        TR|00000|(0[1-9]/[1-7]\d/8[01])\d{3}|
        TW|000,00000,000000|[1-9]\d\d(\d{2,3})?|
        UA|00000|(0[1-9]/[1-9]\d)\d{3}|
        US|00000,00000-0000|(00[5-9]/0[1-9]\d/[1-3]\d\d/4[013-9]\d/42[0-7]/5[0-57-9]\d/56[0-79]/[67]\d\d\#
        /8[0-79]\d/88[0-59]/9\d\d)\d\d(\d{4})?|
        VA|00000|00120|
        VN|00000,000000|\d{5,6}|
        ZA|0000|\d{4}|
        """#
}
