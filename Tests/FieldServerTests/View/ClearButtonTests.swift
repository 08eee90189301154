import FieldServer
import TestClients
import TestSupport
import Testing

@Suite("The clear button") struct ClearButtonTests {
    /// With the focus and without, with a text and without.
    private static let modes: [(mode: String, focusedEmpty: Bool, focusedFilled: Bool, leftFilled: Bool)] = [
        ("never", false, false, false), ("whileEditing", false, true, false), ("whenFilled", false, false, true),
        ("whileEditingOrFilled", false, true, true),
    ]

    @Test("It shows where there is something to clear", arguments: modes.indices) func shows(_ index: Int) {
        let row = Self.modes[index]
        var client = TestClient()
        func shows(_ field: JSON) -> Bool? { field["presentation"]["clearButton"].flag }
        func now() -> Bool? { shows(client.request("field/get", #"{"field":"f"}"#)) }
        #expect(shows(client.create(#""clearButton":"\#(row.mode)""#)) == false)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        #expect(now() == row.focusedEmpty)
        _ = client.request("field/edit", #"{"field":"f","input":"a"}"#)
        #expect(now() == row.focusedFilled)
        _ = client.request("field/blur", #"{"field":"f"}"#)
        #expect(now() == row.leftFilled)
        _ = client.request("field/update", #"{"field":"f","set":{"readOnly":true}}"#)
        #expect(now() == false)
        _ = client.request("field/update", #"{"field":"f","set":{"readOnly":false,"text":""}}"#)
        #expect(now() == false)
    }
}
