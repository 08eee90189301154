import Testing

@testable import FieldEngine

/// Numbers and money as people type them in five locales.
struct NumberSessionTests {
    @Test(arguments: sessions)
    func isTypedAsWritten(_ session: TypingSession) throws {
        let lines = try session.shown()
        #expect(lines == session.lines, "\(session.title)")
    }
}
