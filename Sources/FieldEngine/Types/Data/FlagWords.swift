/// Yes and no by language, as the Unicode CLDR has them (posix messages, release 46), and other words that many say for them.
enum FlagWords {
    /// The words of a BCP 47 tag, that of the label first; nil where none are known of its language.
    static func words(_ locale: String) -> (yes: [String], no: [String])? {
        let subtag = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard let line = subtag == "en" ? "Yes|No" : TableText(others).line(of: subtag) else { return nil }
        let words = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
        return (words[0], words[1])
    }

    private static let others: StaticString = """
        ar|نعم|لا
        bg|Да|Не
        bn|হ্যাঁ|না
        bs|Da|Ne
        ca|Sí|No
        cs|Ano|Ne
        cy|Ie|Na
        da|Ja|Nej
        de|Ja|Nein
        el|Ναι|Όχι
        es|Sí|No
        et|Jah|Ei
        eu|Bai|Ez
        fa|بله|نه
        fi|Kyllä|Ei
        fr|Oui o|Non
        ga|Tá|Níl
        gl|Si|Non
        he|כן|לא
        hi|हाँ हां|नहीं
        hr|Da|Ne
        hu|Igen|Nem
        id|Ya|Tidak
        is|Já|Nei
        it|Sì|No
        ja|はい ハイ うん|いいえ イイエ いや
        ko|예 네 응|아니요 아니오
        lt|Taip|Ne
        lv|Jā|Nē
        mk|Да|Не
        ms|Ya|Tidak
        nb|Ja|Nei
        nl|Ja|Nee
        nn|Ja|Nei
        no|Ja|Nei
        pl|Tak|Nie
        pt|Sim|Não
        ro|Da|Nu
        ru|Да|Нет
        sk|Áno|Nie
        sl|Da|Ne
        sq|Po|Jo
        sr|Да|Не
        sv|Ja|Nej
        sw|Ndiyo|Hapana
        th|ใช่|ไม่ใช่
        tr|Evet|Hayır
        uk|Так|Ні
        vi|Có|Không
        zh|是 对 對 好 可以 同意 行|否 不 不是 不对 不對 不行
        """
}
