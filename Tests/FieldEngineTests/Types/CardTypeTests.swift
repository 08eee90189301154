import Automata
import Testing

@testable import FieldEngine

@Suite struct CardTypeTests {
    /// Numbers that networks and payment services publish for tests.
    static let numbers: [(number: String, text: String, network: String, isFull: Bool)] = [
        ("4111111111111111", "4111 1111 1111 1111", "Visa", false),
        ("4012888888881881", "4012 8888 8888 1881", "Visa", false),
        ("4222222222222", "4222 2222 2222 2", "Visa", false),
        ("5555555555554444", "5555 5555 5555 4444", "Mastercard", true),
        ("5105105105105100", "5105 1051 0510 5100", "Mastercard", true),
        ("2223003122003222", "2223 0031 2200 3222", "Mastercard", true),
        ("378282246310005", "3782 822463 10005", "American Express", true),
        ("371449635398431", "3714 496353 98431", "American Express", true),
        ("6011111111111117", "6011 1111 1111 1117", "Discover", false),
        ("6011000990139424", "6011 0009 9013 9424", "Discover", false),
        ("6445644564456445", "6445 6445 6445 6445", "Discover", false),
        ("30569309025904", "3056 930902 5904", "Diners Club", false),
        ("38520000023237", "3852 000002 3237", "Diners Club", false),
        ("36227206271667", "3622 720627 1667", "Diners Club", false),
        ("3530111333300000", "3530 1113 3330 0000", "JCB", false),
        ("3566002020360505", "3566 0020 2036 0505", "JCB", false),
        ("6200000000000005", "6200 0000 0000 0005", "UnionPay", false),
        ("6205500000000000004", "6205 5000 0000 0000 004", "UnionPay", true),
        ("6759649826438453", "6759 6498 2643 8453", "Maestro", false),
        ("6304000000000000", "6304 0000 0000 0000", "Maestro", false),
        ("6799990100000000019", "6799 9901 0000 0000 019", "Maestro", true),
        ("2200000000000004", "2200 0000 0000 0004", "Mir", false),
        ("9792000000000003", "9792 0000 0000 0003", "Troy", true),
        ("5061010000000000005", "5061 0100 0000 0000 005", "Verve", true),
        ("6069850000000003", "6069 8500 0000 0003", "RuPay", true),
        ("6362970000457013", "6362 9700 0045 7013", "Elo", false),
        ("6062826786276634", "6062 8267 8627 6634", "Hipercard", false),
        ("6370950000000005", "6370 9500 0000 0005", "Hiper", false),
        ("6374332258000001", "6374 3322 5800 0001", "Maestro", false),
        ("8172000000000005", "8172 0000 0000 0005", "RuPay", false),
    ]

    @Test(arguments: numbers.indices) func theNetworkShapesItsNumbers(_ row: Int) throws {
        let (number, text, network, isFull) = Self.numbers[row]
        var field = try TestField("card")
        try field.type(number)
        #expect(field.text == text)
        #expect(field.field.badge?.text == network)
        #expect(field.field.isComplete(at: field.now) == isFull)
        #expect(field.liveCodes == [] && field.finalCodes == [])
        #expect(field.impossiblePrefixes(of: number) == [])
        // One digit wrong is always seen.
        let last = try #require(number.last?.wholeNumberValue)
        try field.press(.backward)
        try field.type(String((last + 1) % 10))
        #expect(field.field.contentState == .complete)
        #expect(field.finalCodes == ["bad-checksum"])
    }

    @Test func numbersOfUnionPayNeedNoCheckDigit() throws {
        var field = try TestField("card")
        try field.type("6221558812340000")
        #expect(field.finalCodes == ["bad-checksum"] && field.field.isAcceptable)
        field = try TestField("card")
        try field.type("6304000000000001")
        #expect(field.finalCodes == ["bad-checksum"] && !field.field.isAcceptable)
    }

    static let starts: [(number: String, unknownFrom: Int?)] = [
        ("0", 0), ("1", 0), ("7", 0), ("9", nil), ("97", nil), ("98", 1), ("9793", 3), ("31", 1), ("32", 1), ("33", 1),
        ("34", nil), ("306", 2), ("3094", 3),
        ("3095", nil), ("3527", 3), ("3528", nil), ("3589", nil), ("359", 2), ("2220", 3), ("2221", nil), ("2720", nil),
        ("2721", 3), ("273", 2), ("59", nil), ("50", nil), ("57", nil), ("6010", 3), ("61", nil), ("62", nil),
        ("643", 2),
        ("644", nil), ("66", nil), ("67", nil), ("68", nil), ("80", 1), ("81", nil),
    ]

    @Test(arguments: starts) func theFirstDigitsSayWhetherANetworkIsKnown(_ row: (number: String, unknownFrom: Int?))
        throws
    {
        var field = try TestField("card")
        try field.type(row.number)
        #expect(field.liveCodes == (row.unknownFrom == nil ? [] : ["unknown-network"]))
        #expect(field.hopelessFrom == row.unknownFrom)
    }

    @Test func deletingSwitchesTheShapeBack() throws {
        var field = try TestField("card")
        try field.type("3782822")
        #expect(field.shown == "3782 822|")
        field.select(1)
        try field.press(.forward)
        #expect(field.shown == "3|828 22")
        try field.type("7")
        #expect(field.shown == "37|82 822")
        field.select(2)
        try field.press(.backward)
        try field.press(.backward)
        try field.type("4")
        #expect(field.shown == "4|828 22")
        try field.press(.backward)
        try field.type("42424242424242424")
        // What stood behind the caret is not pushed out: fourteen digits fit before it.
        #expect(field.text == "4242 4242 4242 4282 822")
    }

    @Test func whatIsBeyondTheNetworksLengthIsTooLong() throws {
        var field = try TestField("card")
        // A Visa of 19 digits whose first is deleted leaves 18 that begin as American Express.
        try field.type("4371449635398431000")
        field.select(1)
        try field.press(.backward)
        #expect(field.text == "3714 496353 98431000")
        #expect(field.field.contentState == .partial, "a 4 typed at the caret would mend it")
        field.select(field.text.utf8.count)
        #expect(field.field.contentState == .impossible)
        #expect(field.finalCodes == ["too-long"])
        var full = try TestField("card")
        let outcome = try full.paste("3714496353984319")
        #expect(outcome.dropped == "9" && outcome.refusal == .full)
    }

    @Test func onlySomeNetworks() throws {
        let networks = Parameter.table([
            .init(name: "networks", value: .list([.text("visa"), .text("maestro")]))
        ])
        var field = try TestField("card", networks)
        try field.type("5")
        #expect(field.liveCodes == [] && field.field.badge?.text == "Maestro")
        try field.type("1")
        #expect(field.liveCodes == ["unknown-network"])
        for wrong in [Parameter.list([]), .list([.text("Visa")]), .text("visa")] {
            #expect(throws: DefinitionError.self) {
                try TestField("card", .table([.init(name: "networks", value: wrong)]))
            }
        }
    }
}
