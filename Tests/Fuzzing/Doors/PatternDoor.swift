import Automata

/// The compiler of patterns, and what is asked of languages. A line is the pattern, all behind it the text.
enum PatternDoor {
    private static let stateLimit = 300

    static func problem(with input: [UInt8]) -> String? {
        let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
        let source = String(decoding: input[..<end], as: UTF8.self)
        let text = String(decoding: input[end...].dropFirst(), as: UTF8.self)
        for ignoreCase in [false, true] {
            guard let pattern = try? Pattern(source, ignoreCase: ignoreCase, stateLimit: stateLimit),
                let language = try? Language(allOf: [pattern.expression], stateLimit: stateLimit)
            else { continue }
            if let problem = contradiction(language, text) { return problem }
        }
        _ = try? ScalarSet(class: source)
        return nil
    }

    /// What two answers about one text say that can't both be true.
    private static func contradiction(_ language: Language, _ text: String) -> String? {
        let verdict = language.verdict(text)
        if language.accepts(text) != (verdict == .complete) { return "accepts and verdict differ" }
        let allowed = language.allowed(after: text)
        let completion = language.shortestCompletion(after: text)
        switch verdict {
        case .impossible(let offset):
            if !(0..<max(text.utf8.count, 1)).contains(offset) { return "impossible from behind the end" }
            if completion != nil { return "impossible, and completed" }
            if !allowed.isEmpty { return "impossible, and something may follow" }
        case .partial:
            if allowed.isEmpty { return "partial, and nothing may follow" }
            if let completion, !language.accepts(text + completion) { return "a completion that completes nothing" }
        case .complete:
            if completion?.isEmpty == false { return "complete, and a completion is needed" }
        }
        if let scalar = allowed.first {
            if case .impossible = language.verdict(text + String(scalar)) { return "what may follow is impossible" }
        }
        if let scalar = allowed.complement.first, !text.isEmpty || !allowed.isEmpty {
            guard case .impossible = language.verdict(text + String(scalar)) else {
                return "what may not follow is possible"
            }
        }
        if language.canGrow(text) == allowed.isEmpty { return "canGrow and allowed differ" }
        var offset = 0
        for scalar in text.unicodeScalars.prefix(8) {
            _ = language.allowed(at: offset, in: text)
            _ = language.canComplete(text, insertingAt: offset)
            offset += String(scalar).utf8.count
        }
        return nil
    }
}
