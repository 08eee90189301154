/// The check digits that countries have in their bank account numbers besides those of ISO 13616: what of the account, behind
/// the country and the two digits, has to hold. As their central banks and associations of banks publish them.
extension BankAccountNumber {
    /// The checksums of the countries that were asked about, which are read from the table once. A type and its fields are of one
    /// thread, so that nothing here is asked from two at once.
    final class NationalChecks: @unchecked Sendable {
        private var known: [(country: String, checks: [[CheckSystem]])] = []

        func of(_ country: String) -> [[CheckSystem]] {
            if let known = known.first(where: { $0.country == country }) { return known.checks }
            let checks = nationalChecks(of: country)
            known.append((country, checks))
            return checks
        }
    }

    /// The checksums of a country's accounts, of each of which one has to hold; none where none is known.
    static func nationalChecks(of country: String) -> [[CheckSystem]] {
        var found: [[CheckSystem]] = []
        Identifiers.forEachEntry(of: nationalTable) { words in
            guard let countries = words.first, found.isEmpty,
                countries.split(separator: "/").contains(where: { $0 == country })
            else { return }
            found = words.dropFirst().map { checks(in: $0) }
        }
        return found
    }

    /// Those that a word of the table names, of which one has to hold.
    private static func checks(in word: Substring) -> [CheckSystem] {
        word.split(separator: "|").compactMap { CheckSystem(notation: $0) }
    }

    /// All countries that have any, and their words: the tests read them.
    static var countriesWithNationalChecks: [(country: String, isWhole: Bool)] {
        var all: [(country: String, isWhole: Bool)] = []
        Identifiers.forEachEntry(of: nationalTable) { words in
            let isWhole = words.dropFirst().allSatisfy { checks(in: $0).count == $0.split(separator: "|").count }
            for country in words.first?.split(separator: "/") ?? [] { all.append((String(country), isWhole)) }
        }
        return all
    }

    private static let nationalTable: StaticString = #"""
        AL 1-8@9,7,3,1%10=0987654321;
        BA/ME/MK/PT/RS/SI/TL mod97_10;
        BE 34,81,76,27,90,9,30,3,10,1,87,96%97~0;
        CZ/SK 5-10@10,5,8,4,2,1%11~0 11-20@6,3,7,9,10,5,8,4,2,1%11~0;
        EE 3-16@<7,3,1%10=0987654321;
        ES 1-9@4,8,5,10,9,7,3,6%11=01987654321 10-20@1,2,4,8,5,10,9,7,3,6%11=01987654321:10;
        FI luhn;
        FR/MC 25,51,73,17,89,38,62,45,53,15,50,5,49,34,81,76,27,90,9,30,3,10,1%97~0/0123456789ABCDEFGHIJ\
            KLMNOPQRSTUVWXYZ:012345678912345678912345678923456789;
        HR 1-7@mod11_10 8-17@mod11_10;
        HU 1-8@9,7,3,1%10~0 9-24@9,7,3,1%10~0;
        IS 13-21@3,2,7,6,5,4,3,2,1%11~0;
        IT/SM [10579DFHJL10579DFHJL24IKB368CEGAMPON],[01234567890123456789ABCDEFGHIJKLMNOP]%26=ABCDEFGHI\
            JKLMNOPQRSTUVWXYZ:1;
        MR/TN <1,10,3,30,9,90,27,76,81,34,49,5,50,15,53,45,62,38,89,17,73,51,25%97~0;
        NO 5,4,3,2,7,6,5,4,3,2%11=0-987654321|7-11@5,4,3,2%11=0-987654321;
        PL 1-8@3,9,7,1,3,9,7%10=0987654321;
        """#
}
