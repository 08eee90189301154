import Testing

/// An address in the real program at a pseudo terminal.
@Suite struct AddressTerminalTests {
    @Test("The fields follow the country that is chosen, and keep what was typed")
    func countries() throws {
        let address = #"{"field":"to","type":{"name":"address","countries":["DE","US"]},"required":true}"#
        let person = try Person(
            ["form", "FILE"], form: #"{"title":"Parcel","fields":[\#(address),{"field":"note","label":"Note"}]}"#)
        try person.sees("┃ Country *", "Note")
        #expect(!person.picture.contains("Street address"))
        person.types("ger\r")
        try person.sees("┃ Name", "Street address *", "Postal code *", "City *")
        #expect(!person.picture.contains("State"))
        person.types("\r\rMain Street 1\r12345\rSpringfield\r")
        try person.sees("┃ Note", "Springfield")
        // Back to the country.
        person.types("\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z")
        try person.sees("┃ Country *")
        person.types("\u{15}usa\r")
        try person.sees("ZIP code *", "State *", "Main Street 1", "12345", "Springfield")
        person.types("\u{13}")
        try person.sees("┃ State * ✗")
        person.types("il\r\u{13}")
        try person.leaves(
            0,
            answer: #"{"to.country":"US","to.name":null,"to.organization":null,"to.street":"Main Street 1","#
                + #""to.postalCode":"12345","to.city":"Springfield","to.region":"IL","note":null}"# + "\n")
    }
}
