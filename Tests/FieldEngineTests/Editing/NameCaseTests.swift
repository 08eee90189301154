import Testing

@testable import FieldEngine

/// The case of letters in names: what is typed begins with a capital, and what somebody meant otherwise stays so; and what becomes of
/// signs that are no part of names.
@Suite struct NameCaseTests {
    @Test(arguments: [
        ("name", "jean-luc o'brien", "Jean-Luc O'Brien"), ("city", "king's lynn", "King's Lynn"),
        ("street", "rue de la paix", "Rue De La Paix"), ("name", "o´neil", "O'Neil"), ("name", "o`neil", "O'Neil"),
        ("name", "d’arcy", "D’Arcy"), ("name", "éva", "Éva"),
        ("name", "ד\"ר כהן", "ד״ר כהן"), ("name", "a\"b", "Ab"),
    ]) func keysBeginWordsWithCapitals(_ type: String, _ keys: String, _ text: String) throws {
        var field = try TestField(type)
        try field.type(keys)
        #expect(field.text == text)
    }

    @Test func aCapitalThatIsTakenBackStaysSmall() throws {
        var field = try TestField("name")
        try field.type("vincent v")
        try field.press(.backward)
        try field.type("van g")
        #expect(field.text == "Vincent van G")
        // Another letter begins another word, and so does the same one behind more than itself.
        try field.press(.backward)
        try field.type("hog")
        #expect(field.text == "Vincent van Hog")
        try field.press(.backward, 3)
        try field.type("hop")
        #expect(field.text == "Vincent van Hop")
    }

    @Test func aSelectedCapitalCanBeMadeSmall() throws {
        var field = try TestField("city")
        try field.type("frankfurt am main")
        try field.edit(FieldEdit(.range(10..<11, insert: "a")))
        #expect(field.shown == "Frankfurt a|m Main")
        // Any other letter in its place begins the word.
        try field.edit(FieldEdit(.range(10..<11, insert: "o")))
        #expect(field.shown == "Frankfurt O|m Main")
    }

    @Test func deletingMakesNoLetterCapital() throws {
        var field = try TestField("name")
        try field.type("anna van")
        field.select(6)
        try field.press(.backward)
        #expect(field.shown == "Anna |an")
        try field.type("j")
        #expect(field.shown == "Anna J|an")
    }

    @Test func aPastedTextWithCapitalsHasItsOwn() throws {
        for text in ["Ludwig van Beethoven", "de la Cruz", "Saint-Jean-de-Luz", "VAN DER BERG", "Ștefan cel Mare"] {
            var field = try TestField("name")
            try field.paste(text)
            #expect(field.text == text)
            try field.type(" x")
            #expect(field.text == text + " X")
        }
        var field = try TestField("name")
        try field.paste("ludwig o'hara")
        #expect(field.text == "Ludwig O'Hara")
    }

    /// What is pasted, what it becomes, and what is told as left out; with `!` where that is an error.
    @Test(arguments: [
        ("Müller/Schmidt", "MüllerSchmidt", "!/"), ("Smith, John", "Smith John", ","), ("Mary*", "Mary", "*"),
        ("Anna (Anni)", "Anna Anni", "()"), ("Smith & Sons", "Smith  Sons", "&"), ("a@B", "aB", "!@"),
        ("“Anna” Smith", "Anna Smith", ""), ("\"Smith\"", "Smith", ""), ("Anna\tBell\n", "Anna Bell", ""),
    ]) func signsThatAreLeftOutAreTold(_ text: String, _ shown: String, _ told: String) throws {
        var field = try TestField("name")
        try field.paste(text)
        #expect(field.text == shown)
        let remark = field.field.content.remark
        let mark = remark?.weight == .changesMeaning ? "!" : ""
        #expect((remark.map { mark + $0.text } ?? "") == told)
    }
}
