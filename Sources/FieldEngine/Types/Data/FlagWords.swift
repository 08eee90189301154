/// Yes and no by language, as the Unicode CLDR has them (posix messages, release 46).
enum FlagWords {
    /// The words of a BCP 47 tag; nil where none are known of its language.
    static func words(_ locale: String) -> (yes: String, no: String)? {
        let subtag = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return all.first { $0.language == subtag }.map { ($0.yes, $0.no) }
    }

    private static let all = TableText(
        """
        en|Yes|No
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
        fr|Oui|Non
        ga|Tá|Níl
        gl|Si|Non
        he|כן|לא
        hi|हाँ|नहीं
        hr|Da|Ne
        hu|Igen|Nem
        id|Ya|Tidak
        is|Já|Nei
        it|Sì|No
        ja|はい|いいえ
        ko|예|아니요
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
        zh|是|否
        """
    ).rows.map { (language: $0[0], yes: $0[1], no: $0[2]) }
}
