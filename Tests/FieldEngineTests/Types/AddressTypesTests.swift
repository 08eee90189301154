import Automata
import Testing

@testable import FieldEngine

/// E-mail, web and IP addresses: which texts are one, and where those that are none went wrong.
@Suite struct AddressTypesTests {
    /// Texts that are whole, that may become so, and that are hopeless from a byte on.
    struct Table: Sendable {
        var type: String
        var parameters = Parameter.table([])
        var complete: [String]
        var partial: [String]
        var impossible: [(text: String, from: Int)]

        func check() throws {
            let field = try TestField(type, parameters)
            for text in complete {
                #expect(field.verdict(text) == .complete, "\(type) \(text)")
                #expect(field.impossiblePrefixes(of: text) == [], "\(type) \(text)")
            }
            for text in partial {
                #expect(field.verdict(text) == .partial, "\(type) \(text)")
                #expect(field.impossiblePrefixes(of: text) == [], "\(type) \(text)")
            }
            for (text, from) in impossible {
                #expect(field.verdict(text) == .impossible(from: from), "\(type) \(text)")
            }
        }
    }

    @Test func version4() throws {
        try Table(
            type: "ip", parameters: .texts(["version": "4"]),
            complete: ["0.0.0.0", "1.2.3.4", "127.0.0.1", "192.168.100.200", "249.250.255.99", "255.255.255.255"],
            partial: ["", "1", "1.", "25", "1.2.3", "1.2.3."],
            impossible: [
                ("256", 2), ("300", 2), ("01", 1), ("00", 1), ("1..2", 2), (".1", 0), ("1.2.3.4.", 7), ("1.2.3.256", 8),
                ("1.2.3.4a", 7), ("::", 0),
            ]
        ).check()
    }

    @Test func everyByteOfVersion4() throws {
        let field = try TestField("ip", .texts(["version": "4"]))
        for byte in 0...999 {
            let accepted = field.verdict("1.\(byte).3.4") == .complete
            #expect(accepted == (byte <= 255), "\(byte)")
        }
    }

    @Test func version6() throws {
        try Table(
            type: "ip", parameters: .texts(["version": "6"]),
            complete: [
                "::", "::1", "1::", "2001:DB8:0:0:8:800:200C:417A", "2001:db8::8:800:200c:417a", "FF01::101",
                "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::3:4:5:6:7:8", "1:2:3:4:5:6::8",
                "::13.1.68.3", "::FFFF:129.144.52.38", "0:0:0:0:0:FFFF:129.144.52.38", "1:2:3:4:5::1.2.3.4",
                "1::2:3:4:5:1.2.3.4", "fe80::0001",
            ],
            partial: ["", "1", "1:", ":", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:", "1:2:3:4:5:6:1.2.3", "::1.", "::1.2.3"],
            impossible: [
                (":1", 1), (":::", 2), ("1::2::", 5), ("12345", 4), ("g", 0), ("1:2:3:4:5:6:7:8:", 15),
                ("1:2:3:4:5:6:7::8", 15), ("1:2:3:4:5:6:7:1.", 15), ("::1.2.3.4:", 9), ("::256.", 5), ("1.", 1),
                ("::01.", 4),
            ]
        ).check()
    }

    @Test func anyVersion() throws {
        try Table(
            type: "ip", complete: ["1.2.3.4", "::1", "1:2:3:4:5:6:7:8"], partial: ["1", "12", "255", "1."],
            impossible: [("256.", 3), ("1.2:", 3), ("1:2.", 3)]
        ).check()
    }

    private static let label63 = String(repeating: "a", count: 63)

    @Test func email() throws {
        try Table(
            type: "email",
            complete: [
                "a@b.c", "joe@example.com", "j.o-e+tag@mail.example.co.uk", "!#$%&'*+/=?^_`{|}~-@x.y", "..@x.y",
                "a@1.2", "a@b-c.d", "a@\(Self.label63).com", "a@b.\(Self.label63)",
            ],
            partial: ["", "a", "a@", "a@b", "a@b-", "a@b.", "a@b.c-", "a@\(Self.label63)"],
            impossible: [
                ("@", 0), ("a@@", 2), ("a@.", 2), ("a@-", 2), ("a@b..", 4), ("a@b-.", 4), ("a@b_c", 3), ("a\"", 1),
                ("a@b.c@", 5), ("a@\(Self.label63)a", 65), ("ä", 0), ("a@ü", 2), ("a,b", 1),
            ]
        ).check()
        try Table(
            type: "email", parameters: .table([.init(name: "requireDot", value: .boolean(false))]),
            complete: ["a@b", "a@localhost", "a@b.c"], partial: ["a@", "a@b-"], impossible: [("a@b..", 4)]
        ).check()
    }

    @Test func lengthsOfAddresses() throws {
        let local = String(repeating: "x", count: 64)
        let domain = [63, 63, 60].map { String(repeating: "a", count: $0) }.joined(separator: ".")
        let longest = "\(local)@\(domain)"
        #expect(longest.utf8.count == 253)
        try Table(
            type: "email", complete: ["\(longest)a", longest, "\(local)@a.b"], partial: [local, "\(local)@a"],
            impossible: [
                ("\(local)x", 64), ("\(local)x@a.b", 64), ("\(longest)aa", 254), ("\(longest).", 253),
                ("\(longest)-", 253),
            ]
        ).check()
        var field = try TestField("email")
        try field.type("\(local)x")
        #expect(field.liveCodes == ["too-long"])
        #expect(field.field.findings.first?.data.first?.value == .integer(64))
    }

    private static func domains(_ name: String, _ domains: String...) -> Parameter {
        .table([.init(name: name, value: .list(domains.map { .text($0) }))])
    }

    @Test func domainsThatAreTaken() throws {
        try Table(
            type: "email", parameters: Self.domains("domains", "Example.com", "*.example.org"),
            complete: ["a@example.com", "a@EXAMPLE.COM", "a@b.example.org", "a@b.c.example.org"],
            // What is none of the names may still be below the other one.
            partial: ["a@", "a@e", "a@example.co", "a@example.org", "a@example.coma", "a@example.com."],
            impossible: [("a@.", 2), ("a@b_", 3)]
        ).check()
        try Table(
            type: "email", parameters: Self.domains("domains", "Example.com"),
            complete: ["a@example.com"], partial: ["a@", "a@e", "a@example.co"],
            impossible: [("a@example.coma", 13), ("a@example.com.", 13), ("a@example.org", 10)]
        ).check()
        var field = try TestField("email", Self.domains("domains", "example.com"))
        try field.type("a@gm")
        #expect(field.liveCodes == ["domain-not-allowed"] && field.hopelessFrom == 2)
        #expect(field.finalCodes == ["domain-not-allowed"])
        var unfinished = try TestField("email", Self.domains("domains", "example.com"))
        try unfinished.type("a@")
        #expect(unfinished.finalCodes == ["invalid-email"])
    }

    @Test func whatIsNoDomainIsToldWhereItStands() {
        for name in ["domains", "refused"] {
            let error = DefinitionError.wrongParameter(
                path: "type.\(name)[1]", expected: "a domain such as example.com or *.example.com", found: "\"x..com\"")
            #expect(throws: error) { try TestField("email", Self.domains(name, "example.com", "x..com")) }
        }
    }

    @Test func domainsThatAreNot() throws {
        try Table(
            type: "email", parameters: Self.domains("refused", "example.com", "*.example.org"),
            complete: ["a@example.comb", "a@a.example.com", "a@example.org"],
            partial: ["a@example.com", "a@EXAMPLE.com", "a@b.example.org"], impossible: [("a@@", 2)]
        ).check()
        var field = try TestField("email", Self.domains("refused", "example.com", "gmail.com"))
        try field.type("a@example.com")
        #expect(field.liveCodes == [] && field.finalCodes == ["domain-not-allowed"])
        // What would be refused is not proposed.
        var near = try TestField("email", Self.domains("refused", "gmail.com"))
        try near.type("joe@gmial.com")
        #expect(near.finalCodes == [])
    }

    @Test(arguments: [
        (["a.b"], ["A.B"]), (["*.a.b"], ["*.a.b"]), (["*.c.b", "c.b"], ["*.b"]),
    ]) func domainsOfWhichNoneIsLeft(_ row: (domains: [String], refused: [String])) {
        let parameters = Parameter.table([
            .init(name: "domains", value: .list(row.domains.map { .text($0) })),
            .init(name: "refused", value: .list(row.refused.map { .text($0) })),
        ])
        #expect(throws: DefinitionError.self) { try TestField("email", parameters) }
    }

    @Test func urlWithoutScheme() throws {
        let parameters = Parameter.table([.init(name: "scheme", value: .text("https"))])
        try Table(
            type: "url", parameters: parameters,
            complete: [
                "example.com", "https://example.com", "HTTP://localhost", "example.com:8080/a?b#c", "127.0.0.1",
                "[::1]:80",
                "https.de", "a.b.", "例え.テスト/道",
            ],
            partial: ["", "h", "https", "https:/", "localhost", "a.", "example.com:", "1.2.3"],
            impossible: [("https:/x", 7), ("localhost/", 9), ("example.com:/", 12), ("ftp://", 3), ("//a.b", 0)]
        ).check()
        for (typed, text, codes) in [
            ("example.com/a?b=c://d", "https://example.com/a?b=c://d", ["read-as"]),
            ("http://example.com", "http://example.com", []), ("localhost", "localhost", ["invalid-url"]),
            ("a.", "a.", ["invalid-url"]), ("", "", []), ("a.b^", "a.b^", ["invalid-url"]),
        ] {
            var field = try TestField("url", parameters)
            field.field.focus(at: field.now)
            try field.type(typed)
            field.field.blur(at: field.now)
            #expect(field.text == text)
            #expect(field.field.findings.map { $0.code } == codes, "\(typed)")
        }
    }

    static let suggestions: [(typed: String, meant: String?)] = [
        ("joe@gmial.com", "joe@gmail.com"), ("joe@gamil.com", "joe@gmail.com"), ("joe@gmai.com", "joe@gmail.com"),
        ("joe@gmaill.com", "joe@gmail.com"), ("joe@gmail.con", "joe@gmail.com"), ("joe@gmail.co", "joe@gmail.com"),
        ("joe@hotmial.com", "joe@hotmail.com"), ("joe@yaho.com", "joe@yahoo.com"), ("joe@YAHO.com", "joe@yahoo.com"),
        ("joe@outlok.com", "joe@outlook.com"), ("joe@seznm.cz", "joe@seznam.cz"),
        ("joe@hanmial.net", "joe@hanmail.net"),
        ("joe@docomo.ne.pj", "joe@docomo.ne.jp"), ("joe@iclod.com", "joe@icloud.com"), ("joe@aol.con", "joe@aol.com"),
        ("joe@gmail.com", nil), ("joe@mail.com", nil), ("joe@ymail.com", nil), ("joe@example.com", nil),
        ("joe@ao.com", nil), ("joe@qq.co.uk", nil), ("joe@gmx.at", nil), ("joe@gmiall.com", nil),
    ]

    @Test(arguments: suggestions) func aMistypedDomainIsAHint(_ row: (typed: String, meant: String?)) throws {
        var field = try TestField("email")
        try field.type(row.typed)
        field.field.blur(at: field.now)
        let finding = field.field.findings.first
        #expect(finding?.code == (row.meant == nil ? nil : "did-you-mean"), "\(row.typed)")
        #expect(finding?.data.first?.value == row.meant.map { .text($0) })
        #expect(field.field.validity == .valid)
    }

    @Test("A slip of the finger is found wherever it is, the first two characters included")
    func slipsAnywhere() {
        for domain in MailDomains.wellKnown where domain.prefix(while: { $0 != "." }).count >= 4 && domain.count < 20 {
            let letters = Array(domain)
            for place in letters.indices.dropLast() {
                let (head, rest) = (String(letters[..<place]), String(letters[(place + 1)...]))
                let (character, next) = (letters[place], letters[place + 1])
                let slips = [
                    head + rest, "\(head)0\(character)\(rest)", "\(head)0\(rest)",
                    "\(head)\(next)\(character)\(rest.dropFirst())",
                ]
                for slip in slips where !MailDomains.wellKnown.contains(slip) {
                    let meant = MailDomains.domain(meantBy: slip, mayBeUnfinished: false)
                    // What is near to two may be either; what is well known itself is no mistake.
                    #expect(meant != nil || MailDomains.isInnocent(slip), "\(slip) for \(domain)")
                }
            }
        }
    }

    @Test func aDomainOnItsWayIsNoMistake() throws {
        var field = try TestField("email")
        for character in "joe@gmail.com" {
            try field.type(String(character))
            #expect(field.liveCodes == [], "\(field.text)")
        }
    }

    @Test func url() throws {
        try Table(
            type: "url",
            complete: [
                "https://example.com", "http://localhost", "https://a.b.c.example.com/", "HTTPS://EXAMPLE.COM",
                "https://example.com:8080/a/b/c?x=1&y=2#top", "https://example.com:/", "https://example.com:065535",
                "https://127.0.0.1/", "https://[::1]/", "https://[2001:db8::1]:443/x", "https://bücher.example/ß?q=ü#ñ",
                "https://example.com//", "https://example.com/%20%C3%BC", "https://example.com?",
                "https://example.com#",
                "https://example.com./", "https://xn--bcher-kva.example", "https://1.example", "https://1.2.3.a",
                "https://example.com/a?b/c?d", "https://example.com/~user/(x)!$&'*+,;=:@",
                "https://0x7g/", "https://0x7f.example/", "https://x7f/", "https://00x7/", "https://0xb\u{fc}/",
                "https://0x-0/", "https://a.0x7f.b./", "https://0xfade.de",
                "https://my_bucket.example/x?a[]=1&b[c]=2#[d]", "https://a.b/c|d?e={f}^`|", "https://_dmarc.example",
            ],
            partial: [
                "", "h", "http", "https:/", "https://", "https://[", "https://1.2.3", "https://a-", "https://a/%2",
                "https://0x", "https://0X7F", "https://example.0x1", "https://1.2.3.0x4", "https://example.0x",
                "https://a_", "https://a_b",
            ],
            impossible: [
                ("ftp", 0), ("http:x", 5), ("https:///", 8), ("https://-", 8), ("https://a..", 10),
                ("https://a_b/", 11),
                ("https://a@b", 9), ("https://a:65536", 14), ("https://a:x", 10), ("https://[1]", 10),
                ("https://1.2.3.256/", 17), ("https://a/%G", 11), ("https://a/\"", 10), ("https://a#b#", 11),
                ("https://0x7f/", 12), ("https://0x/", 10), ("https://0X1:", 11), ("https://a.0x1?", 13),
                ("https://a.0x1./", 14), ("https://a.09/", 12), ("https://0x1.2#", 13),
                ("https://\(Self.label63)a", 71), ("https://a/\u{FFFE}", 10), ("https://a/<", 10),
            ]
        ).check()
        try Table(
            type: "url",
            parameters: .table([.init(name: "schemes", value: .list([.text("ssh"), .text("git+ssh")]))]),
            complete: ["ssh://host:22/path", "git+ssh://host/x"], partial: ["s", "git"], impossible: [("http", 0)]
        ).check()
    }

    @Test func parametersThatMakeNoTypeAreRefused() {
        let refused: [(String, Parameter.Member)] = [
            ("ip", .init(name: "version", value: .number("5"))), ("ip", .init(name: "version", value: .text("v4"))),
            ("url", .init(name: "schemes", value: .list([]))), ("url", .init(name: "schemes", value: .text("https"))),
            ("url", .init(name: "schemes", value: .list([.text("1a")]))),
            ("email", .init(name: "requireDot", value: .text("yes"))),
        ]
        for (type, member) in refused {
            #expect(throws: DefinitionError.self, "\(type) \(member)") { try TestField(type, .table([member])) }
        }
    }

    @Test func codes() throws {
        for (type, text, code) in [
            ("email", "a@@", "invalid-email"), ("url", "x", "invalid-url"), ("ip", "256.", "invalid-address"),
        ] {
            var field = try TestField(type)
            try field.paste(text)
            #expect(field.liveCodes == [code] && field.finalCodes == [code])
        }
        for (type, text, code) in [
            ("email", "a", "invalid-email"), ("url", "h", "invalid-url"), ("ip", "1", "incomplete"),
        ] {
            var field = try TestField(type)
            try field.paste(text)
            #expect(field.liveCodes == [] && field.finalCodes == [code])
        }
    }
}
