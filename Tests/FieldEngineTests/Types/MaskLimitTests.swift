import Testing

@testable import FieldEngine

/// How large a template of one's own may be: each bound, and one beyond it.
struct MaskLimitTests {
    private static func isTaken(_ change: (inout DefinedType) -> Void) -> Bool {
        var declared = DefinedType(name: "own", description: "")
        declared.slots = [DefinedType.Slot(name: "0", characters: "[0-9]")]
        change(&declared)
        var registry = TypeRegistry(stateLimit: 10_000)
        do {
            try registry.define(declared, today: CivilDate(year: 2026, month: 11, day: 21))
            return true
        } catch {
            return false
        }
    }

    @Test func groupsAreShort() {
        for (length, isTaken) in [(1_024, true), (1_025, false)] {
            let template = String(repeating: "-", count: length - 4) + "0[0]"
            #expect(
                Self.isTaken {
                    $0.templates = [template]
                    $0.groups = true
                } == isTaken, "\(length) characters")
        }
    }

    @Test(arguments: [
        ("0{1,64}", true), ("0{0,64}0", false), ("0[0][a][b][c][d][e]", true), ("0[0][a][b][c][d][e][f]", false),
        ("{2}0", false), ("0{2}{3}", false), ("[{2}]0", false), ("\\{2}0", true),
    ])
    func groupsStandForFewTemplates(_ template: String, _ isTaken: Bool) {
        #expect(
            Self.isTaken {
                $0.templates = [template]
                $0.groups = true
            } == isTaken)
    }

    @Test func fewSlotsAreFilledFromTheRight() {
        for (count, isTaken) in [(64, true), (65, false)] {
            #expect(
                Self.isTaken {
                    $0.templates = [String(repeating: "0", count: count)]
                    $0.align = .right
                } == isTaken, "\(count) slots")
        }
    }

    @Test(arguments: [(1_000, 4, true), (1_001, 4, false), (2, 400, true), (2, 401, false)])
    func partsHaveFewWords(_ count: Int, _ length: Int, _ isTaken: Bool) {
        let words = (0..<count).map { number in
            String(repeating: "a", count: length - 4) + String(String(10_000 + number).suffix(4))
        }
        #expect(
            Self.isTaken {
                $0.slots = []
                $0.templates = ["W"]
                $0.parts = [DefinedType.Part(name: "W", words: words)]
            } == isTaken)
    }
}
