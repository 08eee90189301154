import Testing

@testable import FieldEngine

/// A caret that is moved by a character, and never comes back to where it was (specification, section 3.4,
/// `field/select`).
@Suite("Steps of the caret") struct CaretStepTests {
    /// Every place from one end to the other, by single steps of a client that counts as `next` says.
    private static func walk(
        _ field: inout TestField, _ step: CaretStep, next: (String, Int) -> Int
    ) -> [Int] {
        var places: [Int] = [field.field.selection.lowerBound]
        while places.count < 200, let place = places.last {
            let wanted = next(field.text, place)
            field.field.select(wanted..<wanted, step: step, at: field.now)
            let found = field.field.selection.lowerBound
            guard found != place else { break }
            places.append(found)
        }
        return places
    }

    @Test(
        "Steps reach every place, there and back",
        arguments: [
            ("phone", "2125550123"), ("date", "12312026"), ("credit", "4111111111111111"), ("currency", "1234567.8"),
            ("iban", "DE89370400440532013000"), ("phrase", "né👩‍🔧e\u{301}!"), ("time", "0930"),
        ])
    func thereAndBack(type: String, text: String) throws {
        var field = try TestField(type)
        try field.paste(text)
        for isByCharacter in [true, false] {
            field.select(0)
            let forward = Self.walk(&field, .forward) { text, place in
                isByCharacter ? text.clusterEnd(after: place) : text.scalarEnd(after: place)
            }
            #expect(zip(forward, forward.dropFirst()).allSatisfy(<), "\(type): \(forward)")
            let backward = Self.walk(&field, .backward) { text, place in
                isByCharacter ? text.clusterStart(before: place) : text.scalarBoundary(atOrBefore: place - 1)
            }
            #expect(Array(backward.reversed()) == forward, "\(type)")
            #expect(forward.count >= (type == "phrase" ? 6 : text.count), "\(type): \(forward)")
        }
    }

    @Test("Only a step of one character goes on: a click goes to the nearest place")
    func nearest() throws {
        var field = try TestField("phone")
        try field.paste("2125550123")
        field.select(9)
        field.field.select(5..<5, step: .backward, at: field.now)
        #expect(field.shown == "(212|) 555-0123")
        field.select(6)
        field.field.select(6..<9, step: .forward, at: field.now)
        field.field.select(5..<5, step: .backward, at: field.now)
        #expect(field.shown == "(212|) 555-0123")
    }

    @Test("Nothing is before the first place, and nothing behind the last")
    func ends() throws {
        var field = try TestField("phone")
        try field.paste("2125550123")
        field.select(1)
        field.field.select(0..<0, step: .backward, at: field.now)
        #expect(field.shown == "(|212) 555-0123")
        field.select(14)
        field.field.select(14..<14, step: .forward, at: field.now)
        #expect(field.shown == "(212) 555-0123|")
    }
}
