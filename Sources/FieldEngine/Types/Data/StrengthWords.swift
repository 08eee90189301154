/// How strong a password is, from 0 to 4, in the languages of the messages.
enum StrengthWords {
    static func words(_ language: MessageLanguage) -> [String] {
        let line = TableText(others).line(of: language.tag.lowercased()) ?? "Very weak|Weak|Fair|Good|Strong"
        return line.split(separator: "|").map(String.init)
    }

    private static let others: StaticString = """
        ar|ضعيفة جدًا|ضعيفة|متوسطة|جيدة|قوية
        cs|Velmi slabé|Slabé|Průměrné|Dobré|Silné
        da|Meget svag|Svag|Middel|God|Stærk
        de|Sehr schwach|Schwach|Mittel|Gut|Stark
        el|Πολύ αδύναμος|Αδύναμος|Μέτριος|Καλός|Ισχυρός
        es|Muy débil|Débil|Aceptable|Buena|Fuerte
        fa|بسیار ضعیف|ضعیف|متوسط|خوب|قوی
        fi|Erittäin heikko|Heikko|Kohtalainen|Hyvä|Vahva
        fr|Très faible|Faible|Moyen|Bon|Fort
        he|חלשה מאוד|חלשה|בינונית|טובה|חזקה
        hi|बहुत कमज़ोर|कमज़ोर|ठीक-ठाक|अच्छा|मज़बूत
        hu|Nagyon gyenge|Gyenge|Közepes|Jó|Erős
        id|Sangat lemah|Lemah|Cukup|Baik|Kuat
        it|Molto debole|Debole|Discreta|Buona|Forte
        ja|非常に弱い|弱い|普通|良い|強い
        ko|매우 약함|약함|보통|좋음|강함
        nb|Svært svakt|Svakt|Middels|Bra|Sterkt
        nl|Zeer zwak|Zwak|Redelijk|Goed|Sterk
        pl|Bardzo słabe|Słabe|Średnie|Dobre|Silne
        pt|Muito fraca|Fraca|Razoável|Boa|Forte
        ro|Foarte slabă|Slabă|Acceptabilă|Bună|Puternică
        ru|Очень слабый|Слабый|Средний|Хороший|Надёжный
        sv|Mycket svagt|Svagt|Medel|Bra|Starkt
        tr|Çok zayıf|Zayıf|Orta|İyi|Güçlü
        uk|Дуже слабкий|Слабкий|Середній|Добрий|Надійний
        vi|Rất yếu|Yếu|Trung bình|Tốt|Mạnh
        zh|很弱|弱|一般|好|强
        zh-hant|很弱|弱|普通|好|強
        """
}
