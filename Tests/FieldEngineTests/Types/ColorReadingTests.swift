import Testing

@testable import FieldEngine

@Suite struct ColorReadingTests {
    @Test(
        "What programs write is a colour",
        arguments: [
            ("0x1A7f37", "#1a7f37"), ("rgb(0, 0, 205)", "#0000cd"), ("RGB(0,0.2,205.5)", "#0000ce"),
            ("rgb(26 127 55)", "#1a7f37"), ("rgba(26 127 55 / 50%)", "#1a7f3780"), ("rgba(0, 0, 128, .6)", "#00008099"),
            ("rgba(0, 0, 128, 1)", "#000080"), ("rgb(100% 0% 50%)", "#ff0080"), ("rgba(255, 255, 255, 0)", "#ffffff00"),
        ])
    func taken(text: String, digits: String) { #expect(ColorReading.digits(of: text) == digits) }

    @Test(
        "What is none, or says more, is not read",
        arguments: [
            "red", "#1a7f37", "rgb(0, 0, 256)", "rgb(0, 0)", "rgb(0, 0, 0, 0, 0)", "rgb(0, 0, 0 / 1)",
            "rgb(0 0 0 0 / 1)",
            "rgb(0 0 0 / 1 / 1)", "rgb(0, 0, -1)", "rgb(0, 0, .)", "rgb(0,,0)", "rgba(0, 0, 0, 1.5)",
            "rgba(0, 0, 0, 101%)",
            "rgb()", "rgb(", "rgbx(0, 0, 0)", "hsl(0, 0%, 0%)", "rgb(1e2, 0, 0)", "rgb(0, 0, 9999)", "rgb(%, 0, 0)",
        ])
    func refused(text: String) { #expect(ColorReading.digits(of: text) == nil) }
}
