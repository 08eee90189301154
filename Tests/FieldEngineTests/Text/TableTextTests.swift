import Testing

@testable import FieldEngine

struct TableTextTests {
    @Test func words() {
        #expect(TableText("a  bc\nd e").words == ["a", "bc", "d", "e"])
    }

    @Test func rowsHaveEmptyColumnsToo() {
        #expect(TableText("a|b c||\nd").rows == [["a", "b c", "", ""], ["d"]])
        #expect(TableText("größe|Länge").rows == [["größe", "Länge"]])
    }

    @Test func everyRowIsWhole() {
        #expect(UnitedStates.states.count == 62)
        #expect(UnitedStates.states.first { $0.code == "CA" }?.abbreviations == ["Calif", "Cal"])
        #expect(FlagWords.words("de-CH")?.yes == ["Ja"])
        #expect(CalendarNames.months("sw", isWide: true, isBesideDay: true).first == "Januari")
        #expect(CalendarNames.dayPeriods("en") == ["AM", "PM"])
    }
}
