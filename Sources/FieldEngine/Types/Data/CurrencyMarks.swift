/// How currencies are written beside amounts: by the codes of ISO 4217, and by signs and abbreviations, many of which mean
/// several. Data, and not exhaustive: what is not here is a word that nobody knows.
enum CurrencyMarks {
    /// The codes that words beside an amount may mean, the likeliest first; nil where they are no known currency, or two.
    static func codes(of words: [String]) -> [String]? {
        if let together = codes(of: words.joined()) { return together }
        guard words.count > 1, words.count <= 3 else { return nil }
        var common: [String]?
        for word in words {
            guard let meant = codes(of: word) else { return nil }
            common = common.map { known in known.filter { meant.contains($0) } } ?? meant
        }
        return common.flatMap { $0.isEmpty ? nil : $0 }
    }

    static func isCode(_ word: String) -> Bool {
        let isCased = word.utf8.allSatisfy { $0.isCapital } || word.dropFirst() == word.lowercased().dropFirst()
        return word.utf8.count == 3 && isCased && Currencies.decimals(of: word.uppercased()) != nil
    }

    private static func codes(of word: String) -> [String]? {
        let plain = word.withoutPoint.filter { !$0.isMinusSign }
        if isCode(plain) { return [plain.uppercased()] }
        if let known = marks[plain.lowercased()] { return known.split(separator: " ").map(String.init) }
        // `CAD$`
        let code = String(plain.prefix(3))
        guard code.utf8.count < plain.utf8.count, isCode(code) else { return nil }
        let isOfCode = codes(of: String(plain.dropFirst(3)))?.contains(code.uppercased()) == true
        return isOfCode ? [code.uppercased()] : nil
    }

    /// In small letters and without points at the end. Letters that are magnitudes too (K, M, B, T) are not here. A code in small
    /// letters is meant beside an amount of that currency alone: 50p is no 50 pounds, and 5 km no money.
    private static let marks = Dictionary(
        uniqueKeysWithValues: TableText(
            """
            $|USD CAD AUD NZD HKD SGD TWD MXN ARS CLP COP BRL DOP UYU BBD BMD BND BSD BZD FJD GYD JMD KYD LRD \
            NAD SRD TTD CUP SBD
            ＄|USD CAD AUD NZD HKD SGD TWD MXN
            dollar|USD CAD AUD NZD HKD SGD
            dollars|USD CAD AUD NZD HKD SGD
            us$|USD
            u$s|USD
            a$|AUD
            au$|AUD
            c$|CAD NIO
            ca$|CAD
            can$|CAD
            nz$|NZD
            hk$|HKD
            s$|SGD
            sg$|SGD
            nt$|TWD
            mx$|MXN
            mex$|MXN
            r$|BRL
            ar$|ARS
            cl$|CLP
            col$|COP
            co$|COP
            rd$|DOP
            $u|UYU
            j$|JMD
            tt$|TTD
            bz$|BZD
            b$|BND BSD
            n$|NAD
            fj$|FJD
            bds$|BBD
            €|EUR
            euro|EUR
            euros|EUR
            £|GBP EGP GIP FKP SHP SSP
            ￡|GBP
            ₤|GBP
            pounds|GBP EGP
            ¥|JPY CNY
            ￥|JPY CNY
            jp¥|JPY
            cn¥|CNY
            円|JPY
            圓|JPY TWD HKD
            yen|JPY
            金|JPY
            也|JPY
            円也|JPY
            元|CNY TWD HKD
            圆|CNY
            元整|CNY TWD HKD
            人民币|CNY
            rmb|CNY
            ₩|KRW
            ￦|KRW
            원|KRW
            금|KRW
            원정|KRW
            ₹|INR
            रु|INR NPR
            रू|NPR INR
            ₨|INR PKR LKR NPR MUR SCR
            rs|INR PKR LKR NPR MUR SCR
            re|INR PKR
            rupees|INR PKR LKR NPR
            ৳|BDT
            tk|BDT
            ₺|TRY
            tl|TRY
            ₽|RUB
            руб|RUB BYN
            р|RUB BYN
            рублей|RUB BYN
            br|BYN ETB
            ₴|UAH
            грн|UAH
            ₪|ILS
            nis|ILS
            שח|ILS
            ₫|VND
            đ|VND
            vnđ|VND
            ฿|THB
            บาท|THB
            baht|THB
            zł|PLN
            zl|PLN
            złotych|PLN
            kč|CZK
            kc|CZK
            ft|HUF
            lei|RON MDL
            leu|RON MDL
            лв|BGN
            lv|BGN
            дин|RSD
            din|RSD
            ден|MKD
            kr|SEK NOK DKK ISK
            kronor|SEK
            kroner|NOK DKK
            skr|SEK
            nkr|NOK
            dkr|DKK
            ikr|ISK
            fr|CHF
            sfr|CHF
            frs|CHF
            franken|CHF
            ₣|CHF
            cfa|XOF XAF
            fcfa|XAF XOF
            ₾|GEL
            ֏|AMD
            ₸|KZT
            тг|KZT
            ₼|AZN
            ₮|MNT
            ₦|NGN
            ₵|GHS
            gh₵|GHS
            gh¢|GHS
            ksh|KES
            kshs|KES
            ush|UGX
            tsh|TZS
            r|ZAR
            ₱|PHP
            rm|MYR
            rp|IDR
            s/|PEN
            bs|BOB VES
            ₲|PYG
            gs|PYG
            ₡|CRC
            q|GTQ
            b/|PAB
            ៛|KHR
            ₭|LAK
            ﷼|IRR SAR QAR OMR YER
            د.إ|AED
            درهم|AED MAD
            ر.س|SAR
            ريال|SAR QAR OMR YER IRR
            د.ك|KWD
            ج.م|EGP
            ر.ق|QAR
            د.ب|BHD
            د.ا|JOD
            د.أ|JOD
            ل.ل|LBP
            د.م|MAD
            د.ج|DZD
            د.ت|TND
            د.ع|IQD
            ر.ع|OMR
            ؋|AFN
            lekë|ALL
            kz|aoa
            afl|AWG
            km|bam
            км|bam
            fbu|BIF
            nu|btn
            p|bwp php
            fc|cdf
            cnh|CNY
            fdj|DJF
            da|dzd
            nfk|ERN
            ብር|ETB
            d|gmd
            fg|gnf
            l|hnl mdl all
            hrk|HRK
            ریال|IRR
            сом|KGS
            cf|kmf
            රු|LKR
            د.ل|LYD
            ar|mga
            den|mkd
            mop$|MOP
            um|mru
            أ.م|MRU
            ރ|MVR
            rf|mvr rwf
            mk|mwk
            mt|mzn
            mtn|mzn
            नेरू|NPR
            ر|PKR
            sr|sar scr
            ج.س|SDG
            le|sle
            s|sos
            db|stn
            ls|syp
            ل.س|SYP
            e|szl
            dt|tnd
            t$|TOP
            $us|USD
            soʻm|UZS
            so'm|UZS
            сўм|UZS
            bs.s|VES
            vt|vuv
            ws$|WST
            cg|xcg
            fcfp|XPF
            ر.ي|YER
            دينار|KWD BHD JOD IQD DZD TND LYD
            """
        ).rows.map { ($0[0], $0[1]) })
}
