import FieldServer
import TestClients
import TestSupport
import Testing

/// Totals of rows are kept up by what changes (specification, section 4.6).
@Suite("Sums of rows") struct RowSumsTests {
    @Test("Whatever becomes of rows and their fields, a total is what adding all of them anew gives")
    func sumsAreThoseOfAllRows() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        var client = TestClient("{}")
        let fields =
            #"[{"field":"amount","type":"number"},{"field":"free","type":"flag"},"#
            + #"{"field":"count","type":"number","text":"2","shown":{"field":".free","rule":"equals","value":false}}]"#
        let total =
            #"{"sum":[{"field":"items[].amount","otherwise":3},{"product":[{"sum":["items[].count"]},{"count":"items"}]},"#
            + #"{"field":"items[].count","times":-2,"plus":1}]}"#
        _ = client.request("form/open", #"{"form":"f","sections":[{"section":"items","fields":\#(fields)}]}"#)
        _ = client.request("field/create", #"{"field":"all","form":"f","type":"number","total":\#(total)}"#)
        var rows: [Int] = []
        for step in 0..<300 {
            let row = rows.randomElement(using: &random)
            let amount = ["1", "-2.5", "0.001", "1000000000000000000000", "", "7"].randomElement(using: &random) ?? ""
            let name = "items[\(row ?? 1)]"
            switch Int.random(in: 0..<12, using: &random) {
            case 0, 1, 2:
                let added = client.request(
                    "section/add", #"{"form":"f","section":"items","at":0,"texts":{"amount":"\#(amount)"}}"#)
                rows.append(added["row"].integer ?? 0)
            case 3:
                guard let row else { continue }
                _ = client.request("section/remove", #"{"form":"f","section":"items","row":\#(row)}"#)
                rows.removeAll { $0 == row }
            case 4:
                guard let row else { continue }
                _ = client.request("section/move", #"{"form":"f","section":"items","row":\#(row),"to":0}"#)
            case 5:
                let word = Bool.random(using: &random) ? "Yes" : "No"
                _ = client.request("field/update", #"{"field":"\#(name).free","set":{"text":"\#(word)"}}"#)
            case 6:
                let shown = Bool.random(using: &random)
                _ = client.request("field/update", #"{"field":"\#(name).amount","set":{"shown":\#(shown)}}"#)
            case 7: _ = client.request("field/dispose", #"{"field":"\#(name).amount"}"#)
            case 8:
                // Of a row that is there, of one that was, or of none, in this form or in another.
                let form = Bool.random(using: &random) ? "f" : "g"
                let which = Int.random(in: 1...20, using: &random)
                _ = client.request(
                    "field/create",
                    #"{"field":"items[\#(which)].amount","form":"\#(form)","type":"number","text":"5","replace":true}"#)
            case 9:
                let form = Bool.random(using: &random) ? "f" : "g"
                _ = client.request("field/update", #"{"field":"\#(name).amount","set":{"form":"\#(form)"}}"#)
            default:
                _ = client.request("field/update", #"{"field":"\#(name).amount","set":{"text":"\#(amount)"}}"#)
            }
            // The same total of the fields that are there, each by its id.
            func names(_ local: String) -> [String] {
                rows.map { "items[\($0)].\(local)" }.filter { client.get($0)["form"].string == "f" }.map {
                    #""\#($0)""#
                }
            }
            let counts = names("count").joined(separator: ",")
            let parts =
                names("amount").map { #"{"field":\#($0),"otherwise":3}"# } + [
                    #"{"product":[{"sum":[\#(counts)]},{"count":"items"}]}"#,
                    #"{"sum":[\#(counts)],"times":-2,"plus":1}"#,
                ]
            let named = #"{"sum":[\#(parts.joined(separator: ","))]}"#
            let anew = client.request(
                "field/create", #"{"field":"new\#(step)","form":"f","type":"number","total":\#(named)}"#)
            #expect(client.get("all")["text"].string == anew["text"].string, "step \(step) seed \(seed)")
            if step % 50 == 49 {
                let snapshot = client.snapshot()
                var other = TestClient("{}")
                _ = other.restore(snapshot)
                client = other
            } else {
                _ = client.request("field/dispose", #"{"field":"new\#(step)"}"#)
            }
        }
    }
}
