import Testing

@testable import FieldEngine

/// What the badge of a password says.
@Suite struct StrengthWordsTests {
    @Test("Each language of the messages has a word for each strength", arguments: MessageLanguage.allCases)
    func words(language: MessageLanguage) throws {
        let words = StrengthWords.words(language)
        #expect(words.count == 5)
        #expect(Set(words).count == 5)
        var registry = TypeRegistry(stateLimit: 10_000)
        let type = try registry.type(named: "password", parameters: .table([]), locale: language.tag)
        #expect(type.checks.badge?("a") == Badge(text: words[0], kind: Badge.strength, level: 0))
    }
}
