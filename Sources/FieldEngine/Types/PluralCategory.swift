/// Which form a sentence about a count takes, as Unicode CLDR tells them apart. The numbers are those of the table.
enum PluralCategory: UInt8 {
    case zero, one, two, few, many, other

    /// As clients write it behind the code of a message.
    var name: String {
        switch self {
        case .zero: "zero"
        case .one: "one"
        case .two: "two"
        case .few: "few"
        case .many: "many"
        case .other: "other"
        }
    }
}
