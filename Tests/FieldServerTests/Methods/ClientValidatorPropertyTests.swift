import Foundation
import TestSupport
import Testing

/// Conversations at random, in the notation of `Timeline`, and what must hold in all of them.
@Suite("The client's validator at random") struct ClientValidatorPropertyTests {
    private static let setups = [
        "live", "live delay=0", "live delay=0 timeout=30", "final", "final timeout=30", "live final",
        "live final delay=0", "live final pair even delay=20", "final onCommit", "live final always keep",
        "live final clear delay=0 odd", "final currency", "live final onChange",
    ]

    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["FIELD_SERVER_SEED"].flatMap { UInt64($0) } ?? 20_261_121
    private static let runs = environment["FIELD_SERVER_RUNS"].flatMap { Int($0) } ?? 8

    @Test("A question ends before the next, and nothing stale ever lands", arguments: setups)
    func questions(setup: String) {
        for run in 0..<Self.runs {
            var random = SeededGenerator(seed: Self.seed &+ UInt64(run))
            let line = Self.line(&random)
            let played = Timeline.played(line, setup: "two " + setup)
            var audit = Audit()
            for step in played.split(separator: ";") { audit.look(at: step.trimmingCharacters(in: .whitespaces)) }
            #expect(audit.complaints.isEmpty, "seed \(Self.seed &+ UInt64(run)): \(played)")
            // The same deeds at the same times make the same conversation.
            if run == 0 { #expect(Timeline.played(line, setup: "two " + setup) == played) }
        }
    }

    /// Deeds at random times: of the user, of a client that answers well, late, twice, and about what nobody asked.
    /// None hides what comes of another, as a reported error would.
    private static func line(_ random: inout SeededGenerator) -> String {
        var time = 0
        return (0..<60).map { _ -> String in
            time += random.below(40)
            let field = random.oneIn(3) ? "g." : ""
            let id = random.below(14) + 1
            let version = random.below(12) + 1
            let deeds = [
                "\(field)'1'", "\(field)'0'", "\(field)'x'", "\(field)<", "\(field)focus", "\(field)blur",
                "\(field)commit", "\(field)validate", "\(field)check", "\(field)undo", "submit", "verify",
                "ok \(id)", "ok \(id)", "fail \(id) taken", "warn \(id) rare", "null \(id)", "null \(id)",
                "error \(id)", "junk \(id)", "\(field)verdict \(version) live ok",
                "\(field)verdict \(version) final bad", "\(field)set 10", "\(field)disable", "\(field)enable",
                "\(field)replace",
            ]
            return "\(time) \(random.pick(deeds))"
        }.joined(separator: "; ") + "; 100000"
    }

    /// Reads a conversation as its client would.
    private struct Audit {
        var complaints: [String] = []
        private var open: [Int: String] = [:]
        /// Questions that were answered with null, by field.
        private var putOff: Set<String> = []
        private var pending: Set<String> = []
        private var lastID = 0

        mutating func look(at step: String) {
            let sides = step.components(separatedBy: " -> ")
            let deed = (sides.first ?? "").split(separator: " ").dropFirst().map(String.init)
            let effects = sides.count > 1 ? sides[1].components(separatedBy: ", ") : []
            if let word = deed.first, ["ok", "fail", "warn", "null", "error", "junk"].contains(word),
                let id = Int(deed.count > 1 ? deed[1] : "")
            {
                if let field = open.removeValue(forKey: id) {
                    if word == "null" { putOff.insert(field) }
                } else if !effects.isEmpty {
                    complaints.append("an answer to nothing lands: \(step)")
                }
            }
            for effect in effects {
                let words = effect.split(separator: " ").map(String.init)
                let field = effect.contains("g.") ? "g" : "f"
                switch words.first {
                case "ask":
                    let id = Int(words[1]) ?? 0
                    if id != lastID + 1 { complaints.append("ids are counted: \(step)") }
                    lastID = id
                    if open.values.contains(field) { complaints.append("two questions about one field: \(step)") }
                    open[id] = field
                    putOff.remove(field)
                case "cancel":
                    let id = Int(words[1]) ?? 0
                    if open.removeValue(forKey: id) == nil {
                        complaints.append("what is over is cancelled: \(step)")
                    }
                case let word? where word.hasPrefix("=") || word.hasPrefix("error"): break
                case let word?:
                    let validity = word.replacing("g.", with: "").prefix { $0.isLetter }
                    if validity == "pending" { pending.insert(field) } else { pending.remove(field) }
                    // What it waited for is over.
                    if validity != "pending", validity != "invalid" { putOff.remove(field) }
                    if deed.first?.hasSuffix("verdict") == true {
                        // It came by itself, ahead of the answer.
                        for (id, other) in open where other == field { open[id] = nil }
                    }
                case nil: break
                }
            }
            // A replaced field shows nothing until something happens to it.
            if let word = deed.first, word.hasSuffix("replace") {
                let field = word.hasPrefix("g.") ? "g" : "f"
                pending.remove(field)
            }
            for field in pending where !open.values.contains(field) && !putOff.contains(field) {
                complaints.append("\(field) waits for nothing: \(step)")
            }
        }
    }
}
