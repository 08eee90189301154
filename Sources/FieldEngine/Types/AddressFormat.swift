/// A part of a postal address.
enum AddressPart: String, CaseIterable {
    case name, organization, street, district, city, region, postalCode, sortingCode

    /// Its letter in the table.
    fileprivate init?(_ letter: Character) {
        switch letter {
        case "N": self = .name
        case "O": self = .organization
        case "A": self = .street
        case "D": self = .district
        case "C": self = .city
        case "S": self = .region
        case "Z": self = .postalCode
        case "X": self = .sortingCode
        default: return nil
        }
    }

    /// What most countries call it.
    var label: String {
        switch self {
        case .name: "Name"
        case .organization: "Organization"
        case .street: "Street address"
        case .district: "Suburb"
        case .city: "City"
        case .region: "Province"
        case .postalCode: "Postal code"
        case .sortingCode: "Sorting code"
        }
    }

    /// HTML's autocomplete token.
    var autofill: String? {
        switch self {
        case .name: "name"
        case .organization: "organization"
        case .street: "address-line1"
        case .district: "address-level3"
        case .city: "address-level2"
        case .region: "address-level1"
        case .postalCode: "postal-code"
        case .sortingCode: nil
        }
    }
}

/// In which letters an address is written: those of its country, or Latin ones.
enum AddressScript: String, CaseIterable {
    case local, latin
}

/// How a country writes addresses.
struct AddressFormat {
    let country: String
    let name: String
    private let columns: [String]

    static func format(of country: String) -> AddressFormat? {
        TableText(formats).line(of: country).map { AddressFormat(country, $0) }
    }

    /// All countries, in the order of their names.
    static var all: [AddressFormat] {
        TableText(formats).lines.compactMap { line in
            line.utf8.count > 3 ? AddressFormat(String(line.prefix(2)), String(line.dropFirst(3))) : nil
        }
    }

    private init(_ country: String, _ line: String) {
        self.country = country
        columns = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
        name = columns.first ?? ""
    }

    private func column(_ index: Int) -> String { columns.indices.contains(index) ? columns[index] : "" }

    /// The parts in their order.
    func parts(in script: AddressScript) -> [AddressPart] {
        let latin = script == .latin ? column(2) : ""
        return (latin.isEmpty ? column(1) : latin).compactMap { AddressPart($0) }
    }

    func requires(_ part: AddressPart) -> Bool { column(3).contains { AddressPart($0) == part } }

    /// What the country calls a part.
    func label(of part: AddressPart) -> String {
        let own =
            switch part {
            case .region: column(4)
            case .city: column(5)
            case .district: column(6)
            case .postalCode: column(7)
            case .name, .organization, .street, .sortingCode: ""
            }
        return own.isEmpty ? part.label : own
    }

    /// What else the country is called: its code of three letters, empty where there is none, and other names.
    var spellings: [String] {
        column(8).split(separator: "~", omittingEmptySubsequences: false).map { String($0) }
    }

    /// A region that is chosen.
    struct Region {
        /// The code of ISO 3166-2 without the country, or the key that libaddressinput has for it.
        let code: String
        let name: String
        /// The name in Latin letters, where that is another.
        let latin: String
        /// The abbreviation that addresses have, where it is neither.
        let key: String
        /// A pattern of how its postal codes begin, without letters of the country; empty where all may be.
        let postalCodes: String
        /// What else it is called, and the codes that it had.
        let others: ArraySlice<String>
    }

    /// The regions that are chosen from; none where they are written freely.
    var regions: [Region] {
        let line = TableText(Self.regions).line(of: country) ?? ""
        return line.split(separator: "~").map { text in
            var columns = text.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
            while columns.count < 5 { columns.append("") }
            return Region(
                code: columns[0], name: columns[1], latin: columns[2], key: columns[3], postalCodes: columns[4],
                others: columns[5...])
        }
    }
}
