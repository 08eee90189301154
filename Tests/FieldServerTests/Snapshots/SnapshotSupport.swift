import FieldEngine
import FieldServer
import Foundation
import TestClients
import TestSupport

extension TestClient {
    /// A message as a random client makes it up: a request, or something else as it is.
    mutating func say(_ message: (method: String, params: String)) -> [UInt8] {
        message.method.isEmpty ? send(message.params) : call(message.method, message.params)
    }

    /// The snapshot's text, or the whole answer where there is none.
    mutating func snapshot(_ params: String = #"{"secure":true}"#) -> String {
        let answer = text("session/snapshot", params)
        guard let start = answer.range(of: #""result":{"snapshot":"#), let end = answer.range(of: "}}\n") else {
            return answer
        }
        return String(answer[start.upperBound..<end.lowerBound])
    }

    mutating func restore(_ snapshot: String, _ members: String = "") -> String {
        let answer = text("session/restore", #"{"snapshot":\#(snapshot)\#(members)}"#)
        return answer.hasSuffix("\n") ? String(answer.dropLast()) : answer
    }
}

/// Makes up what a client says: requests of all kinds to a handful of fields, sensible and not.
struct RandomClient: ~Copyable {
    var random: SeededGenerator
    /// The last version that was seen of each field.
    private var versions: [String: Int] = [:]
    /// The last questions that were asked: id, field, version, phase.
    private var questions: [(id: Int, field: String, version: Int, phase: String)] = []

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    static let initializations = [
        #"{}"#, #"{"positionEncodings":["utf-8"],"capabilities":{"events":true}}"#,
        #"{"positionEncodings":["utf-32"],"locale":"es","capabilities":{"allowed":true,"validate":true}}"#,
        #"{"debug":true,"capabilities":{"presentation":false,"events":true,"validate":true}}"#,
    ]

    private static let types = [
        "phrase", "data", #"{"name":"dataLength","length":4}"#, "name", "street", "city", "intcity", "streetnumber",
        "zip", #"{"name":"zip","plus4":true}"#, "phone", "ssn", "state", "st", "age", "date",
        #"{"name":"date","format":"DD.MM.YY"}"#, "time", #"{"name":"time","format":"hh:MM a"}"#, "expDate", "credit",
        "card", "cvv", "currency", #"{"name":"currency","grouping":true,"negative":true}"#, "percent", "number",
        #"{"name":"number","grouping":true,"decimals":2,"min":-5,"max":1234567.50,"step":0.25}"#, "email", "url", "ip",
        "tel", #"{"name":"tel","country":"DE"}"#, #"{"name":"postalCode","country":"GB"}"#, "iban", "password",
        #"{"name":"pin","length":4}"#, #"{"name":"choice","choices":["red","green","greenish"]}"#, "multiline", "plate",
        "plate", "badge", #"{"name":"currency","entry":"overtype","currency":"EUR","symbolPlace":"after"}"#,
        #"{"name":"currency","entry":"centsFirst","negative":true,"negativeStyle":"parentheses"}"#,
        #"{"name":"percent","affixes":"focused","clamp":true,"max":100}"#,
        #"{"name":"number","leadingZero":true,"exclusiveMin":0,"decimals":2}"#,
        #"{"name":"choice","custom":true,"choices":[{"label":"a","value":1,"group":"g"},{"label":"b","disabled":true}]}"#,
        #"{"name":"choices","max":2,"choices":["a","b","Zoë"]}"#, #"{"name":"tags","of":"number","min":2}"#,
        #"{"name":"tags","of":{"name":"date","format":"DD.MM.YY"}}"#, "flag", #"{"name":"flag","yes":"a","no":"b"}"#,
        #"{"name":"postalCode","country":{"field":"b"}}"#, #"{"name":"vat","country":{"field":"b"}}"#, "country",
        #"{"name":"postalCode","country":"US","region":{"field":"a"}}"#, #"{"name":"cvv","card":{"field":"b"}}"#,
        "expMonth",
        #"{"name":"expYear","month":{"field":"b"},"expired":"error"}"#,
        #"{"name":"email","domains":["*.x.de"]}"#, #"{"name":"url","scheme":"http"}"#, #"{"name":"rating","step":0.5}"#,
        "slider", #"{"name":"taxId","country":"BR"}"#, "vat",
        #"{"name":"nationalId","country":"US","number":"ITIN"}"#, "isbn", "uuid", "color",
    ]
    private static let fields = ["a", "b", "c", "d", "e", "f1", "f2", "s[1].a", "s[2].a", "s[3].b", "t[1].a"]
    private static let forms = ["", "", "other"]
    private static let groups = ["g", "h", "👩‍👧"]
    private static let texts = [
        "a", "b", "Zoë", "1", "2", "0", "12", "9", "/", "1/", ".", ",", "-", " ", "(", "555", "4111111111111111",
        "5551234567", "2026-11-21", "12/31/2026", "13:45", "$7", "7.5", "CA", "California", "x@example.com",
        "GB82 WEST",
        "192.168.0.1", "green", "🇩🇪", "e\\u0301", "٣", "a\\nb", "\\u200b", "https://x.org", "SW1A 1AA", "AB-123",
    ]
    private static let validations = [
        #"{"on":["commit"]}"#, #"{"afterError":"recheck"}"#,
        #"{"on":["focus","change","blur","commit"],"afterError":"keep"}"#,
        #"{"live":{"delay":300}}"#, #"{"live":{"delay":50},"afterError":"clear"}"#, #"{"on":[]}"#,
        #"{"live":{"rules":[{"rule":"length","min":2,"max":12,"unit":"utf8"}]},"final":{"rules":[{"rule":"luhn"}]}}"#,
        #"{"final":{"rules":[{"rule":"not","rules":[{"rule":"startsWith","text":"a","severity":"warning"}]}]}}"#,
        #"{"live":{"rules":[{"rule":"pattern","pattern":"[0-9a-z /.-]*","severity":"warning","message":"{label}?"}]}}"#,
        #"{"final":{"rules":[{"rule":"range","min":0.50,"max":1e3,"step":0.1},{"rule":"contains","characters":"[0-9]"}]}}"#,
        #"{"final":{"rules":[{"rule":"dateRange","min":"today-2y","max":"2030-01-01"},{"rule":"noneOf","values":["a"]}]}}"#,
        #"{"final":{"rules":[{"rule":"checksum","algorithm":"weighted","weights":[3,[0,1]],"alphabet":"01","modulus":10}]}}"#,
        #"{"final":{"rules":[{"rule":"any","rules":[{"rule":"mod97"},{"rule":"strength","min":2}],"code":"mine"}]}}"#,
    ]

    private static let rulesBetweenFields = [
        #"{"final":{"rules":[{"rule":"equalsField","field":"a"}]}}"#,
        #"{"live":{"rules":[{"rule":"differsFromField","field":"b"}],"delay":30}}"#,
        #"{"on":["change","blur"],"final":{"rules":[{"rule":"not","rules":[{"rule":"equalsField","field":"c"}]}]}}"#,
        #"{"live":{"rules":[{"rule":"length","max":3,"when":{"field":"a","rule":"empty"}}]},"final":{"rules":[{"rule":"luhn","when":{"field":"f2","rule":"empty"}}]}}"#,
    ]

    private static let clientValidations = [
        #"{"live":{"client":true,"delay":0}}"#, #"{"live":{"client":true},"final":{"client":true}}"#,
        #"{"final":{"client":true},"on":["blur","commit"]}"#, #"{"final":{"client":true},"clientTimeout":0}"#,
    ]

    /// A message for the session: a request, or without a method something else. What comes back is given to `took`.
    mutating func message() -> (method: String, params: String) {
        let field = random.pick(Self.fields)
        let named = #"{"field":"\#(field)"}"#
        switch Int.random(in: 0..<68, using: &random) {
        case 0...3: return ("field/create", #"{"field":"\#(field)","replace":true,\#(options())}"#)
        case 4: return ("field/create", "{\(options())}")
        case 5...24: return ("field/edit", edit(field))
        case 25, 26: return ("field/focus", named)
        case 27, 28: return ("field/blur", named)
        case 29: return ("field/commit", named)
        case 30, 31: return ("field/select", #"{"field":"\#(field)","selection":\#(range())}"#)
        case 32...34: return ("field/undo", named)
        case 35, 36: return ("field/redo", named)
        case 37: return (random.pick(["field/validate", "field/check", "field/clear"]), named)
        case 38, 39: return ("field/update", #"{"field":"\#(field)","set":{\#(changes())}}"#)
        case 40: return random.oneIn(3) ? ("field/dispose", named) : ("field/get", named)
        case 41: return ("field/list", "{}")
        case 42: return ("form/submit", #"{"form":"\#(random.pick(Self.forms))","secure":true}"#)
        case 43:
            let monitored = random.oneIn(2) ? #","groups":["g"]"# : ""
            let order = random.oneIn(2) ? #","order":["c","a","s","f2"]"# : ""
            return (
                "form/open",
                #"{"form":"\#(random.pick(Self.forms))"\#(monitored)\#(order)\#(steps()),"debug":\#(random.oneIn(2))}"#
            )
        case 44: return random.oneIn(6) ? ("form/close", #"{"form":"other"}"#) : ("group/verify", #"{"form":"other"}"#)
        case 45: return ("group/verify", #"{"group":"\#(random.pick(Self.groups))"}"#)
        case 46: return ("group/debug", #"{"group":"\#(random.pick(Self.groups))"}"#)
        case 47, 48: return ("type/define", definition())
        case 49, 50: return ("field/action", action(field))
        case 51, 52: return ("field/report", report(field))
        case 53...56: return verdict() ?? ("field/get", named)
        case 57...60: return ("group/define", groupRules())
        case 61, 62: return ("form/page", page())
        case 63, 64: return ("section/add", row(#""at":0,"texts":{"a":"\#(text())"}"#))
        case 65: return ("section/remove", row(#""row":\#(Int.random(in: 1...3, using: &random))"#))
        case 66:
            let number = Int.random(in: 1...3, using: &random)
            return ("section/move", row(#""row":\#(number),"to":\#(random.oneIn(2) ? 0 : 1)"#))
        default: return random.oneIn(2) ? ("type/describe", #"{"type":"plate"}"#) : ("type/list", "{}")
        }
    }

    /// Pages and sections of a form, and what turns and changes them.
    private mutating func steps() -> String {
        let shown = random.oneIn(2) ? #""shown":{"field":"c","rule":"empty"},"groups":["h"]"# : #""fields":["b"]"#
        let first = #"{"page":"one","groups":["g"]}"#
        let pages = #","pages":[\#(first),{"page":"two","fields":["a"],"leave":"free"},{"page":"three",\#(shown)}]"#
        let rules = #""rules":[{"rule":"equal","fields":[".a",".b"],"on":".a"}]"#
        let fields = #""fields":[{"field":"a","required":true},{"field":"b","type":"number","group":"h"}]"#
        let section = #"{"section":"s","least":1,"most":3,"unique":["a"],"group":"g",\#(fields),\#(rules)}"#
        let sections = #","sections":[\#(section),{"section":"t","fields":[{"field":"a"}],"page":"two"}]"#
        return switch Int.random(in: 0..<5, using: &random) {
        case 0: pages
        case 1, 2: pages + sections
        case 3: #","pages":[]"#
        default: ""
        }
    }

    private mutating func page() -> String {
        let way = random.pick([#""to":"next""#, #""to":"next""#, #""to":"previous""#, #""page":"three""#])
        return #"{"form":"\#(random.pick(Self.forms))",\#(way)}"#
    }

    private mutating func row(_ members: String) -> String {
        #"{"form":"\#(random.pick(Self.forms))","section":"\#(random.oneIn(3) ? "t" : "s")",\#(members)}"#
    }

    /// A message that no change of a delay is in: what waits then waits as long as its field says.
    mutating func quietMessage() -> (method: String, params: String) {
        var next = message()
        while next.method == "field/update" { next = message() }
        return next
    }

    mutating func took(_ answer: [UInt8], to params: String) {
        let text = String(decoding: answer, as: UTF8.self)
        for line in text.split(separator: "\n") where line.contains(#""method":"client/validate""#) {
            let question = JSON(try? JSONSerialization.jsonObject(with: Data(line.utf8)))
            let asked = question["params"]
            questions.append(
                (
                    question["id"].integer ?? 0, asked["field"].string ?? "", asked["version"].integer ?? 0,
                    asked["phase"].string ?? ""
                ))
        }
        guard let field = Self.fields.first(where: { params.hasPrefix(#"{"field":"\#($0)""#) }),
            let start = text.range(of: #""version":"#),
            let version = Int(text[start.upperBound...].prefix { $0.isNumber })
        else { return }
        // A client that does not wait for answers knows older versions only.
        if !random.oneIn(3) { versions[field] = version }
    }

    private mutating func action(_ field: String) -> String {
        let action = random.pick(["leadingIcon", "trailingIcon", "toggleSecure", "pick"])
        return #"{"field":"\#(field)","action":"\#(action)","index":\#(Int.random(in: 0...1, using: &random))}"#
    }

    /// Mostly in the form that most fields are in: a rule about others is refused.
    private mutating func groupRules() -> String {
        let form = random.oneIn(4) ? #""form":"other","# : ""
        let rules = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            let kind = random.pick(["equal", "different", "atLeastOne", "exactlyOne", "allOrNone", "ascending"])
            let fields = Self.fields.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
            let host = random.oneIn(3) ? #","on":"\#(random.pick(Self.fields))""# : ""
            let message = random.oneIn(3) ? #","message":"{label}: together""# : ""
            return #"{"rule":"\#(kind)","fields":[\#(fields.map(\.quoted).joined(separator: ","))]\#(host)\#(message)}"#
        }
        return #"{\#(form)"group":"\#(random.pick(Self.groups))","rules":[\#(rules.joined(separator: ","))]}"#
    }

    private mutating func report(_ field: String) -> String {
        let range = random.oneIn(2) ? #","range":\#(range())"# : ""
        let finding = #"{"severity":\#(Int.random(in: 1...4, using: &random)),"code":"r","message":"m"\#(range)}"#
        let owner = random.pick(["o", "p"])
        return #"{"field":"\#(field)","owner":"\#(owner)","sticky":\#(random.oneIn(2)),"diagnostics":[\#(finding)]}"#
    }

    /// An answer to one of the last questions, or a verdict that comes later.
    private mutating func verdict() -> (method: String, params: String)? {
        guard let question = questions.suffix(3).randomElement(using: &random) else { return nil }
        let failure = #""outcome":"failure","message":"no","severity":\#(Int.random(in: 1...2, using: &random))"#
        let outcome = random.oneIn(2) ? #""outcome":"success""# : failure
        let about = #""field":"\#(question.field)","version":\#(question.version),"phase":"\#(question.phase)""#
        let message =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: #""id":\#(question.id),"result":null"#
            case 1: #""id":\#(question.id),"error":{"code":1,"message":"x"}"#
            case 2: #""method":"field/verdict","params":{\#(about),\#(outcome)}"#
            default: #""id":\#(question.id),"result":{\#(outcome)}"#
            }
        return ("", #"{"jsonrpc":"2.0",\#(message)}"#)
    }

    private mutating func options() -> String {
        var members = [#""type":\#(type())"#, #""form":"\#(random.pick(Self.forms))""#]
        if random.oneIn(2) { members.append(#""group":"\#(random.pick(Self.groups))""#) }
        if random.oneIn(3) { members.append(#""text":"\#(text())""#) }
        return (members + settings()).joined(separator: ",")
    }

    private mutating func settings() -> [String] {
        var members: [String] = []
        if random.oneIn(3) { members.append(#""required":\#(random.oneIn(2))"#) }
        if random.oneIn(3) { members.append(#""validation":\#(random.pick(Self.validations))"#) }
        if random.oneIn(4) { members.append(#""validation":\#(random.pick(Self.clientValidations))"#) }
        if random.oneIn(6) { members.append(#""validation":\#(random.pick(Self.rulesBetweenFields))"#) }
        if random.oneIn(4) { members.append(#""maxLength":\#(Int.random(in: 1...9, using: &random))"#) }
        if random.oneIn(4) { members.append(#""overflow":"\#(random.pick(["reject", "truncate", "allow"]))""#) }
        if random.oneIn(5) { members.append(#""lengthUnit":"\#(random.pick(["character", "utf8", "utf16"]))""#) }
        if random.oneIn(3) {
            let appearances = ["native", "vitamin", "novum", "fluent", "tfield", "underline"]
            members.append(#""appearance":"\#(random.pick(appearances))""#)
        }
        if random.oneIn(6) { members.append(#""enabled":\#(!random.oneIn(3))"#) }
        if random.oneIn(6) { members.append(#""\#(random.pick(["shown", "required", "enabled"]))":\#(condition())"#) }
        if random.oneIn(9) { members.append(#""readOnly":\#(random.oneIn(3))"#) }
        if random.oneIn(6) { members.append(#""label":"Lé","placeholder":"p","helper":"help","counter":true"#) }
        if random.oneIn(9) { members.append(#""secure":\#(random.oneIn(2)),"tag":7,"priority":0.25,"keyboard":"k""#) }
        if random.oneIn(9) {
            members.append(#""badge":{"text":"B"},"icon":{"leading":"i"},"clearButton":"whenFilled""#)
        }
        if random.oneIn(9) { members.append(#""messages":{"required":"{label}!","incomplete":"more"},"debug":true"#) }
        if random.oneIn(9) { members.append(#""activeOnEditing":true,"horizontalPadding":false,"style":"filled""#) }
        if random.oneIn(9) {
            let choices = #"["x",{"label":"y","value":2,"disabled":true},{"label":"z","shown":\#(condition())}]"#
            members.append(#""helperPolicy":"append","choices":\#(choices),"minLength":1"#)
        }
        return members
    }

    private mutating func condition() -> String {
        let field = random.pick(Self.fields)
        let rule = random.pick([
            #""rule":"empty""#, #""rule":"length","min":2"#, #""rule":"equals","value":7.5"#,
            #""rule":"noneOf","values":["a"]"#,
            #""rule":"not","rules":[{"rule":"startsWith","text":"1"},true]"#,
            #""rule":"any","rules":[{"rule":"empty"},{"field":"b","rule":"range","max":9}]"#,
        ])
        return #"{"field":"\#(field)",\#(rule)}"#
    }

    private mutating func changes() -> String {
        var members = settings()
        if random.oneIn(4) { members.append(#""text":"\#(text())""#) }
        if random.oneIn(5) { members.append(#""type":\#(type())"#) }
        if random.oneIn(5) { members.append(#""form":"\#(random.pick(Self.forms))""#) }
        if random.oneIn(5) { members.append(#""group":"\#(random.pick(Self.groups))""#) }
        if random.oneIn(4) { members.append(random.oneIn(2) ? #""error":{"message":"own"}"# : #""error":null"#) }
        if random.oneIn(5) {
            members.append(#""state":"\#(random.pick(["error", "invalid", "active", "focused.invalid"]))""#)
        }
        return members.joined(separator: ",")
    }

    private mutating func type() -> String {
        let type = random.pick(Self.types)
        return type.hasPrefix("{") ? type : "\"\(type)\""
    }

    private mutating func definition() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            #"{"name":"plate","description":"d","template":"AA-000","slots":{"A":"[A-Z]","0":"[0-9]"},"transform":"upper"}"#
        case 1:
            #"{"name":"plate","description":"other","allow":"[a-z]","maxLength":5,"convert":{"map":{"a":"1","b":"2"}}}"#
        case 2:
            #"{"name":"badge","description":"b","extends":"plate","live":[{"rule":"length","min":2}],"messages":{"too-short":"s"}}"#
        default: #"{"name":"badge","description":"n","extends":"number","format":{"fixedDecimals":2,"prefix":"~"}}"#
        }
    }

    private mutating func text() -> String {
        let count = Int.random(in: 1...3, using: &random)
        return (0..<count).map { _ in random.pick(Self.texts) }.joined()
    }

    private mutating func range() -> String {
        let start = Int.random(in: 0...12, using: &random)
        let end = random.oneIn(2) ? start : start + Int.random(in: 0...6, using: &random)
        return #"{"start":\#(start),"end":\#(end)}"#
    }

    private mutating func edit(_ field: String) -> String {
        var members = [#""field":"\#(field)""#]
        let way = Int.random(in: 0..<10, using: &random)
        switch way {
        case 0: members.append(#""text":"\#(text())""#)
        case 1, 2: members.append(#""range":\#(range()),"insert":"\#(random.oneIn(3) ? "" : text())""#)
        case 3...6: members.append(#""input":"\#(random.pick(Self.texts))""#)
        case 9: members.append(#""step":"\#(random.pick(["increment", "decrement", "minimum", "maximum"]))""#)
        default:
            let deletions = ["backward", "backward", "backward", "forward", "wordBackward", "wordForward", "all"]
            members.append(#""delete":"\#(random.pick(deletions))","count":\#(Int.random(in: 1...2, using: &random))"#)
        }
        if let version = versions[field], !random.oneIn(3) { members.append(#""version":\#(version)"#) }
        if way < 3, random.oneIn(3) { members.append(#""selection":\#(range())"#) }
        if random.oneIn(5) {
            members.append(#""cause":"\#(random.pick(["paste", "drop", "autofill", "program"]))""#)
        }
        if random.oneIn(8) { members.append(#""composing":\#(range())"#) }
        if random.oneIn(15) { members.append(#""dryRun":true"#) }
        return "{\(members.joined(separator: ","))}"
    }
}
