import FieldServer
import TestClients
import TestSupport
import Testing

/// What makes no type is refused when it is defined, with the member that is wrong, why, and where in it.
@Suite("Definitions that are refused") struct TypeDefinitionErrorsTests {
    struct Refusal: CustomStringConvertible {
        var members: String
        var path: String
        /// A part of the reason.
        var reason: String
        var offset: Int?

        var description: String { members }
    }

    static let refusals: [Refusal] = [
        // Names and bases.
        Refusal(members: #""name":"zip""#, path: "name", reason: "built-in"),
        Refusal(members: #""name":"""#, path: "name", reason: "needs a name"),
        Refusal(members: #""extends":"pin""#, path: "extends", reason: "length"),
        Refusal(
            members: #""extends":"number","parameters":{"min":"5","max":"1"}"#, path: "parameters.max",
            reason: "below the minimum"),
        Refusal(
            members: #""extends":"postalCode","parameters":{"country":{"field":"c"}}"#, path: "parameters.country",
            reason: "asks no field"),
        Refusal(members: #""extends":"tags","parameters":{"of":"email"}"#, path: "parameters.of", reason: "items"),
        // Templates and slots.
        Refusal(members: #""template":"(xxx)""#, path: "template", reason: "no slot"),
        Refusal(members: #""template":"""#, path: "template", reason: "no slot"),
        Refusal(members: #""template":[]"#, path: "template", reason: "no template"),
        Refusal(members: #""template":"\\0","slots":{"0":"[0-9]"}"#, path: "template", reason: "no slot"),
        Refusal(members: #""template":["00","--"],"slots":{"0":"[0-9]"}"#, path: "template[1]", reason: "no slot"),
        Refusal(members: #""template":["00","0"],"slots":{"0":"[0-9]"}"#, path: "template[1]", reason: "shorter"),
        Refusal(
            members: #""template":"00\\","slots":{"0":"[0-9]"}"#, path: "template", reason: "nothing follows", offset: 2
        ),
        Refusal(
            members: #""template":"A0","slots":{"0":"[0-9]","A":""}"#, path: "slots.A", reason: "brackets", offset: 0),
        Refusal(members: #""template":"A0","slots":{"0":"[0-9]","A":"[]"}"#, path: "slots.A", reason: "empty"),
        Refusal(members: #""template":"A0","slots":{"A":"[A-Z"}"#, path: "slots.A", reason: "not closed", offset: 0),
        Refusal(members: #""template":"A0","slots":{"A":"[Z-A]"}"#, path: "slots.A", reason: "reversed", offset: 1),
        Refusal(members: #""template":"A0","slots":{"A":"[A-Z]x"}"#, path: "slots.A", reason: "follows", offset: 5),
        Refusal(members: #""template":"A0","slots":{"AB":"[A-Z]"}"#, path: "slots.AB", reason: "one character"),
        Refusal(
            members: #""template":"A0","slots":{"A":"[A-Z]","B":"[B]"}"#, path: "slots.B", reason: "no template has"),
        Refusal(
            members: #""template":"AA","slots":{"A":"[A-Za-z]"},"cases":{"A":"capitalize"}"#, path: "cases.A",
            reason: "upper"),
        Refusal(
            members: #""template":"AA","slots":{"A":"[A-Za-z]"},"cases":{"B":"upper"}"#, path: "cases.B",
            reason: "no slot"),
        Refusal(members: #""slots":{"A":"[A-Z]"}"#, path: "slots.A", reason: "no template"),
        Refusal(members: #""overwrite":true"#, path: "overwrite", reason: "template"),
        Refusal(members: #""eager":true"#, path: "eager", reason: "template"),
        // Classes and patterns.
        Refusal(members: #""allow":"abc""#, path: "allow", reason: "brackets", offset: 0),
        Refusal(members: #""allow":"[^\\s\\S]""#, path: "allow", reason: "empty"),
        Refusal(members: #""pattern":"(a""#, path: "pattern", reason: "not closed", offset: 0),
        Refusal(members: #""pattern":"ab(?=c)""#, path: "pattern", reason: "look-ahead", offset: 2),
        Refusal(members: #""pattern":"(?<!a)b""#, path: "pattern", reason: "look-behind", offset: 0),
        Refusal(members: #""pattern":"(a)\\1""#, path: "pattern", reason: "back reference", offset: 3),
        Refusal(members: #""pattern":"a[\\B]""#, path: "pattern", reason: "word boundar", offset: 2),
        Refusal(members: #""pattern":"a\\bb""#, path: "pattern", reason: "no text can satisfy the pattern"),
        Refusal(members: #""pattern":"a^b""#, path: "pattern", reason: "no text can satisfy the pattern"),
        Refusal(members: #""pattern":"é{2,1}""#, path: "pattern", reason: "reversed", offset: 1),
        Refusal(members: #""pattern":"a{3}{4}""#, path: "pattern", reason: "nothing to repeat", offset: 4),
        Refusal(members: #""pattern":"[]""#, path: "pattern", reason: "no text can satisfy the pattern"),
        // Formats.
        Refusal(members: #""format":{"prefix":"a\nb"}"#, path: "format.prefix", reason: "one line"),
        Refusal(members: #""format":{"fixedDecimals":21}"#, path: "format.fixedDecimals", reason: "0 to 20"),
        Refusal(members: #""format":{"fixedDecimals":2,"prefix":"1x"}"#, path: "format.prefix", reason: "told from"),
        Refusal(members: #""extends":"number","format":{"suffix":".-"}"#, path: "format.suffix", reason: "told from"),
        Refusal(
            members: #""template":"00","slots":{"0":"[0-9]"},"format":{"fixedDecimals":2}"#,
            path: "format.fixedDecimals", reason: "template"),
        Refusal(
            members: #""format":{"fixedDecimals":2},"pattern":"[0-9]{1,4}""#, path: "pattern",
            reason: "the decimals and the pattern"),
        // Rules.
        Refusal(
            members: #""live":[{"rule":"pattern","pattern":"["}]"#, path: "live[0].pattern", reason: "not closed",
            offset: 0),
        Refusal(
            members: #""final":[{"rule":"luhn"},{"rule":"contains","characters":"x"}]"#, path: "final[1].characters",
            reason: "brackets", offset: 0),
        Refusal(members: #""live":[{"rule":"polite"}]"#, path: "live[0].rule", reason: "polite"),
        Refusal(
            members: #""live":[{"rule":"range","min":2,"max":1}]"#, path: "live[0].max", reason: "below the minimum"),
        Refusal(
            members: #""final":[{"rule":"any","rules":[{"rule":"luhn"},{"rule":"pattern","pattern":"+"}]}]"#,
            path: "final[0].rules[1].pattern", reason: "nothing to repeat", offset: 0),
        // What contradicts itself.
        Refusal(
            members: #""template":"00","slots":{"0":"[0-9]"},"pattern":"[0-9]{3}""#, path: "pattern",
            reason: "the template and the pattern"),
        Refusal(
            members: #""template":"00","slots":{"0":"[0-9]"},"pattern":"[a-z]+""#, path: "pattern",
            reason: "the template and the pattern"),
        Refusal(
            members: #""template":"0000","slots":{"0":"[0-9]"},"maxLength":3"#, path: "maxLength",
            reason: "the template and the maxLength"),
        Refusal(
            members: #""template":"A0","slots":{"0":"[0-9]","A":"[A-Z]"},"allow":"[0-9]""#, path: "allow",
            reason: "slot \"A\""),
        Refusal(
            members: #""template":"aa","slots":{"a":"[a-z]"},"transform":"upper""#, path: "transform",
            reason: "the template and the transform"),
        Refusal(members: #""allow":"[a-c]","pattern":"d+""#, path: "pattern", reason: "the class and the pattern"),
        Refusal(
            members: #""transform":"lower","pattern":"[A-Z]+""#, path: "pattern",
            reason: "the transform and the pattern"),
        Refusal(
            members: #""transform":"capitalize","pattern":"[a-z].*""#, path: "pattern",
            reason: "the transform and the pattern"),
        Refusal(
            members: #""maxLength":3,"pattern":"a{4,}""#, path: "maxLength", reason: "the pattern and the maxLength"),
        Refusal(
            members: #""maxLength":3,"live":[{"rule":"length","min":4}]"#, path: "maxLength",
            reason: "the rule length and the maxLength"),
        Refusal(
            members: #""live":[{"rule":"startsWith","text":"a"}],"final":[{"rule":"pattern","pattern":"b*"}]"#,
            path: "final[0]", reason: "the rule startsWith and the rule pattern"),
        Refusal(
            members: #""extends":"zip","pattern":"[A-Z]+""#, path: "pattern", reason: "the type zip and the pattern"),
        Refusal(
            members: #""extends":"zip","template":"000","slots":{"0":"[0-9]"}"#, path: "template",
            reason: "the type zip and the template"),
    ]

    @Test(arguments: refusals) func refused(_ refusal: Refusal) {
        var client = TestClient()
        let name = refusal.members.hasPrefix("\"name\"") ? "" : #""name":"own","#
        let answer = client.request("type/define", #"{\#(name)"description":"A test",\#(refusal.members)}"#)
        let error = answer["error"]
        #expect(error["code"].integer == -32013, "\(answer)")
        #expect(error["data"]["path"].string == refusal.path, "\(error)")
        #expect(error["data"]["reason"].string?.contains(refusal.reason) == true, "\(error)")
        #expect(error["data"]["offset"].integer == refusal.offset, "\(error)")
        #expect(client.request("type/describe", #"{"type":"own"}"#)["error"]["code"].integer == -32012)
    }

    @Test("A pattern of a megabyte is refused as fast as it is read")
    func megabyte() {
        var client = TestClient()
        let pattern = String(repeating: "a", count: 1 << 20)
        let answer = client.request("type/define", #"{"name":"own","description":"","pattern":"\#(pattern)"}"#)
        #expect(answer["error"]["data"]["path"].string == "pattern")
        #expect(answer["error"]["code"].integer == -32014)
        #expect(answer["error"]["data"]["limit"].string == "maxPatternStates")
    }

    @Test("The limit on states is the server's")
    func stateLimit() {
        var configuration = SessionConfiguration()
        configuration.limits.maxPatternStates = 20
        var client = TestClient(configuration: configuration)
        let long = client.request("type/define", #"{"name":"own","description":"","pattern":"a{30}"}"#)
        #expect(long["error"]["code"].integer == -32014)
        #expect(long["error"]["data"]["path"].string == "pattern")
        let rule = client.create(#""validation":{"live":{"rules":[{"rule":"pattern","pattern":"a{30}"}]}}"#)
        #expect(rule["error"]["data"]["path"].string == "validation.live.rules[0].pattern")
        #expect(client.request("type/define", #"{"name":"own","description":"","pattern":"a{10}"}"#).isNull)
    }

    @Test("What is missing or of the wrong kind is a wrong parameter")
    func wrongParameters() {
        var client = TestClient()
        func path(_ params: String) -> String? {
            let error = client.request("type/define", params)["error"]
            return error["code"].integer == -32602 ? error["data"]["path"].string : "\(error)"
        }
        #expect(path(#"{"description":""}"#) == "name")
        #expect(path(#"{"name":"own"}"#) == "description")
        #expect(path(#"{"name":"own","description":"","template":3}"#) == "template")
        #expect(path(#"{"name":"own","description":"","slots":{"0":7}}"#) == "slots.0")
        #expect(path(#"{"name":"own","description":"","transform":"title"}"#) == "transform")
        #expect(path(#"{"name":"own","description":"","live":[{"rule":"length","min":-1}]}"#) == "live[0].min")
        #expect(path(#"{"name":"own","description":"","live":[{"rule":"contains"}]}"#) == "live[0].characters")
        #expect(path(#"{"name":"own","description":"","maxLength":-1}"#) == "maxLength")
    }

    @Test("An unknown base is named with what is known")
    func unknownBase() {
        var client = TestClient()
        _ = client.request("type/define", #"{"name":"mine","description":""}"#)
        let error = client.request("type/define", #"{"name":"own","description":"","extends":"yours"}"#)["error"]
        #expect(error["code"].integer == -32012)
        #expect(error["data"]["type"].string == "yours")
        #expect(error["data"]["known"].list.contains { $0.string == "mine" })
    }

    @Test("There may be as many own types as the limit says, and each may be defined again")
    func limit() {
        var configuration = SessionConfiguration()
        configuration.limits.maxTypes = 3
        var client = TestClient(configuration: configuration)
        for name in ["a", "b", "c", "a"] {
            #expect(client.request("type/define", #"{"name":"\#(name)","description":""}"#).isNull)
        }
        let error = client.request("type/define", #"{"name":"d","description":""}"#)["error"]
        #expect(error["code"].integer == -32014)
        #expect(error["data"]["limit"].string == "maxTypes")
        #expect(error["data"]["maximum"].integer == 3)
        #expect(error["data"]["found"].integer == 4)
    }
}
