import TestClients
import TestSupport

extension TestClient {
    /// Gives a field a text, as a program does.
    mutating func set(_ field: String, _ text: String) {
        _ = request("field/update", #"{"field":"\#(field)","set":{"text":"\#(text)"}}"#)
    }

    /// What is found of a field when editing ends.
    mutating func codes(_ field: String) -> [String] {
        request("field/validate", #"{"field":"\#(field)"}"#)["diagnostics"].list.compactMap { $0["code"].string }
    }
}
