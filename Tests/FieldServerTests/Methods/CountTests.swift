import TestClients
import TestSupport
import Testing

/// What the counts of a form say before is what `form/submit` says (specification, section 6).
@Suite("Counts of forms") struct CountTests {
    @Test(
        "A text that says nothing, or not all that it says, is counted as it is submitted",
        arguments: [
            (#"{"name":"choice","choices":["Red","Red wine"]}"#, " @ ", false), (#""country""#, " @ ", false),
            (#""state""#, " @ ", false), (#"{"name":"choices","choices":["Red","Blue"]}"#, " , ", true),
            (#"{"name":"tags","min":2}"#, ",", true), (#"{"name":"choice","choices":["Red","Blue"]}"#, "  ", true),
            (#"{"name":"choice","choices":["Red","Blue"]}"#, "x-red", false),
            (#"{"name":"choice","choices":["Red","Blue"]}"#, "(Red)", true),
            (#"{"name":"choices","choices":["Red","Blue"]}"#, "Red, xblu", false),
        ], [false, true])
    func textsOfNothing(_ field: (type: String, text: String, isFine: Bool), isRequired: Bool) {
        var client = TestClient()
        _ = client.request(
            "form/open", #"{"form":"f","fields":[{"field":"a","type":\#(field.type),"required":\#(isRequired)}]}"#)
        _ = client.request("field/edit", #"{"field":"a","text":"\#(field.text)","cause":"paste"}"#)
        let counted = client.request("form/open", #"{"form":"f"}"#)["valid"].flag
        let submitted = client.request("form/submit", #"{"form":"f"}"#)["valid"].flag
        #expect(counted == submitted)
        #expect(submitted == (field.isFine && (!isRequired || field.text.contains("R"))))
    }
}
