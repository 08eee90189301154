/// A built-in type with a text that is one of it.
struct SampleType {
    var name: String
    var text: String
    /// What `type` holds, where the name alone is not enough.
    var parameters: String?

    /// `type`, as it stands in `field/create`.
    var reference: String { parameters.map { #"{"name":"\#(name)",\#($0)}"# } ?? #""\#(name)""# }

    init(_ name: String, _ text: String, parameters: String? = nil) {
        self.name = name
        self.text = text
        self.parameters = parameters
    }

    /// The twenty that a large form is made of, by turns.
    static let ofForm = [
        SampleType("phrase", "Some words"), SampleType("name", "Ada Lovelace"), SampleType("street", "Main Street"),
        SampleType("city", "Springfield"), SampleType("streetnumber", "12"), SampleType("zip", "12345"),
        SampleType("phone", "(415) 555-0100"), SampleType("ssn", "123-45-6789"), SampleType("state", "California"),
        SampleType("st", "CA"), SampleType("age", "42"), SampleType("date", "12/25/2026"), SampleType("time", "12:30"),
        SampleType("card", "4111 1111 1111 1111"), SampleType("cvv", "123"), SampleType("currency", "$12.50"),
        SampleType("percent", "50.00%"), SampleType("email", "ada@example.org"), SampleType("number", "1234"),
        SampleType("multiline", "Some words"),
    ]

    /// All, in the order in which the server lists them.
    static let all =
        ofForm + [
            SampleType("data", "0123456"), SampleType("dataLength", "123", parameters: #""length":3"#),
            SampleType("intcity", "Paris"), SampleType("expDate", "12/49"), SampleType("credit", "4111 1111 1111 1111"),
            SampleType("url", "https://example.org/"), SampleType("ip", "192.168.1.10"),
            SampleType("tel", "+49 30 123456"), SampleType("postalCode", "12345", parameters: #""country":"DE""#),
            SampleType("iban", "DE89 3704 0044 0532 0130 00"), SampleType("password", "Tr0ub4dor&3x"),
            SampleType("pin", "1234", parameters: #""length":4"#),
            SampleType("choice", "a", parameters: #""choices":["a","b"]"#),
        ]
}
