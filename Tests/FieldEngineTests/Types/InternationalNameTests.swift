import Automata
import Testing

@testable import FieldEngine

/// Domain names with letters of any script: what is one, what goes on to one, and its form in ASCII.
@Suite struct InternationalNameTests {
    private static let international = Parameter.table([Parameter.Member(name: "international", value: .boolean(true))])

    static let names: [(name: String, ascii: String)] = [
        ("example.com", "example.com"), ("bücher.de", "xn--bcher-kva.de"), ("BÜCHER.de", "xn--bcher-kva.de"),
        ("faß.de", "xn--fa-hia.de"), ("e\u{301}.de", "xn--9ca.de"), ("例。com", "xn--fsq.com"),
        ("例子.广告", "xn--fsqu00a.xn--4rr70v"), ("xn--bcher-kva.de", "xn--bcher-kva.de"),
        ("παράδειγμα.δοκιμή", "xn--hxajbheg2az3al.xn--jxalpdlp"), ("ｅｘ１.de", "ex1.de"), ("l·l.cat", "xn--ll-0ea.cat"),
        ("نامه\u{200C}ای.com", "xn--mgba3gch31f060k.com"), ("אב1.com", "xn--1-zhcd.com"), ("한국.kr", "xn--3e0b707e.kr"),
        ("пример.рф", "xn--e1afmkfd.xn--p1ai"), ("भारत", "xn--h2brj9c"),
        // Korean as file systems take it apart, and names in ASCII whose two hyphens are no prefix.
        ("\u{1112}\u{1161}\u{11AB}구\u{11A8}.kr", "xn--3e0b707e.kr"), ("r3---a.b2--c.de", "r3---a.b2--c.de"),
        // A soft hyphen and what joins words are not seen, and left out.
        ("ex\u{AD}ample.com", "example.com"), ("ñ\u{2060}.com", "xn--ida.com"),
    ]

    @Test(arguments: names.indices) func namesAndTheirForm(_ index: Int) throws {
        let (name, ascii) = Self.names[index]
        let field = try TestField("hostname", Self.international)
        #expect(field.verdict(name) == .complete, "\(name)")
        #expect(field.impossiblePrefixes(of: name) == [], "\(name)")
        #expect(DomainName(name[...], mayGrow: false).ascii == ascii)
        // The form in ASCII is the same name.
        #expect(DomainName(ascii[...], mayGrow: false).ascii == ascii)
        let letters = DomainName(ascii[...], mayGrow: false).unicode
        #expect(DomainName(letters[...], mayGrow: false).ascii == ascii)
    }

    /// What a rule of RFC 5891 to 5893 forbids whatever follows.
    static let hopeless = [
        "ab--ü", "\u{1100}a", "\u{1161}", "가\u{1161}", "\u{2603}", "\u{301}a", "a·l", "a·", "l·a", "͵a", "a׳",
        "a\u{200D}", "a\u{200C}", "אבa", "aא", "1א", "٠۰", "٠א1",
        "xn--bcher-kvb.", "xn--a-ecp.", "a.אב.1b", String(repeating: "ü", count: 60),
    ]

    @Test(arguments: hopeless) func whatNothingMends(_ name: String) {
        #expect(DomainName(name[...], mayGrow: true).isHopeless, "\(name)")
        #expect(DomainName(name[...], mayGrow: false).ascii == nil, "\(name)")
    }

    /// What is no name yet, and what makes it one.
    static let unfinished = [
        ("l·", "l"), ("\u{1100}", "\u{1161}"), ("͵", "α"), ("ب\u{200C}", "ب"), ("・", "カ"), ("א-", "ב"),
        ("xn--bcher-kv", "a"), ("ü-", "ü"),
        // So far it begins with a vowel sign of Bengali.
        ("xn--54b", "7fta0cc"),
    ]

    @Test(arguments: unfinished.indices) func whatMoreMends(_ index: Int) {
        let (name, rest) = Self.unfinished[index]
        #expect(DomainName(name[...], mayGrow: false).ascii == nil, "\(name)")
        #expect(!DomainName(name[...], mayGrow: true).isHopeless, "\(name)")
        #expect(DomainName((name + rest)[...], mayGrow: false).ascii != nil, "\(name + rest)")
    }

    @Test func mail() throws {
        try AddressTypesTests.Table(
            type: "email", parameters: Self.international,
            complete: ["ada@bücher.de", "用户@例子.广告", "δ@ε.com", "a@b.c"], partial: ["ü", "ü@ü", "ü@ü.", "用@例。"],
            impossible: [("a@\u{2603}", 2), ("a b", 1), ("@", 0)]
        ).check()
        #expect(try TestField("email", .table([])).verdict("ada@bü") == .impossible(from: 5))
    }

    @Test func web() throws {
        try AddressTypesTests.Table(
            type: "url", parameters: Self.international,
            complete: ["https://bücher.de/ü?ü", "http://[::1]/", "http://1.2.3.4:80", "https://例子.广告./", "https://ü"],
            partial: ["https://"], impossible: [("https://\u{2603}", 8)]
        ).check()
    }

    /// Without `international`, too, a name that no browser looks up is none.
    @Test(arguments: [
        ("http://a.xn--bcher-kva.de/", true), ("http://bücher.de", true), ("http://a.b2--c.de", true),
        ("http://xn--a/", false),
        ("http://a.xn--pokxncvks", false), ("http://אa.de", false), ("http://a/xn--a", true),
    ])
    func webWithoutIt(_ text: String, _ isAcceptable: Bool) throws {
        var field = try TestField("url")
        try field.paste(text)
        #expect(field.finalCodes == (isAcceptable ? [] : ["invalid-url"]))
        #expect(field.impossiblePrefixes(of: text).isEmpty || !isAcceptable)
    }

    /// RFC 3492, section 7.1, as far as its samples are labels that IDNA lets be: in small letters.
    @Test(arguments: [
        ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"), ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
        ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
        ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
        ("安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"),
        ("そのスピードで", "d9juau41awczczp"),
    ]) func punycode(_ letters: String, _ ascii: String) {
        #expect(Punycode.encoded(Array(letters.unicodeScalars)) == ascii)
        #expect(Punycode.decoded(ascii[...]) == Array(letters.unicodeScalars))
    }

    @Test(arguments: ["", "-", "99999999", "aé", "a-é", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzz"])
    func noPunycode(_ text: String) {
        let label = Punycode.decoded(text[...])
        #expect(label.flatMap { Punycode.encoded($0) } != text)
    }

    @Test func composition() {
        func composed(_ text: String) -> String {
            String(String.UnicodeScalarView(CanonicalComposition.shared.composed(Array(text.unicodeScalars))))
        }
        func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }
        #expect(scalars(composed("a\u{301}\u{323}")) == [0x1EA1, 0x301])
        #expect(scalars(composed("á\u{323}")) == [0x1EA1, 0x301])
        #expect(scalars(composed("\u{1112}\u{1161}\u{11AB}")) == [0xD55C])
        #expect(scalars(composed("\u{AC00}\u{11A8}")) == [0xAC01])
        #expect(scalars(composed("q\u{307}\u{323}")) == [0x71, 0x323, 0x307])
        #expect(scalars(composed("\u{301}a")) == [0x301, 0x61])
    }
}
