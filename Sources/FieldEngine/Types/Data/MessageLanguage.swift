// Generated from protocol/messages by `swift run ModelGenerator`. Changes here will be lost.
// swift-format-ignore-file

/// The languages with a catalogue of their own.
public enum MessageLanguage: UInt8, CaseIterable, Sendable {
    case ar, cs, da, de, el, en, es, fa, fi, fr, he, hi, hu, id, it, ja, ko, nb, nl, pl, pt, ro, ru, sv, tr, uk, vi, zh, zhHant

    /// BCP 47.
    public var tag: String {
        switch self {
        case .ar: "ar"
        case .cs: "cs"
        case .da: "da"
        case .de: "de"
        case .el: "el"
        case .en: "en"
        case .es: "es"
        case .fa: "fa"
        case .fi: "fi"
        case .fr: "fr"
        case .he: "he"
        case .hi: "hi"
        case .hu: "hu"
        case .id: "id"
        case .it: "it"
        case .ja: "ja"
        case .ko: "ko"
        case .nb: "nb"
        case .nl: "nl"
        case .pl: "pl"
        case .pt: "pt"
        case .ro: "ro"
        case .ru: "ru"
        case .sv: "sv"
        case .tr: "tr"
        case .uk: "uk"
        case .vi: "vi"
        case .zh: "zh"
        case .zhHant: "zh-Hant"
        }
    }

    /// What stands between the elements of a list.
    var listSeparator: String {
        switch self {
        case .ar, .fa: "، "
        case .ja, .zh, .zhHant: "、"
        default: ", "
        }
    }

    package var isRightToLeft: Bool {
        switch self {
        case .ar, .fa, .he: true
        default: false
        }
    }

    /// The category of a count, by the rules of Unicode CLDR (NOTICE) for whole numbers.
    func category(of count: Int) -> PluralCategory {
        switch self {
        case .ar:
            if count == 0 { return .zero }
            if count == 1 { return .one }
            if count == 2 { return .two }
            if (3...10).contains(count % 100) { return .few }
            if (11...99).contains(count % 100) { return .many }
        case .cs:
            if count == 1 { return .one }
            if (2...4).contains(count) { return .few }
        case .da, .de, .el, .en, .fi, .hu, .nb, .nl, .sv, .tr:
            if count == 1 { return .one }
        case .es, .it:
            if count == 1 { return .one }
            if count != 0 && count % 1000000 == 0 { return .many }
        case .fa, .hi:
            if count == 0 || count == 1 { return .one }
        case .fr:
            if (count == 0 || count == 1) { return .one }
            if count != 0 && count % 1000000 == 0 { return .many }
        case .he:
            if count == 1 { return .one }
            if count == 2 { return .two }
            if !(0...10).contains(count) && count % 10 == 0 { return .many }
        case .id, .ja, .ko, .vi, .zh, .zhHant:
            break
        case .pl:
            if count == 1 { return .one }
            if (2...4).contains(count % 10) && !(12...14).contains(count % 100) { return .few }
            if count != 1 && (0...1).contains(count % 10) || (5...9).contains(count % 10) || (12...14).contains(count % 100) { return .many }
        case .pt:
            if (0...1).contains(count) { return .one }
            if count != 0 && count % 1000000 == 0 { return .many }
        case .ro:
            if count == 1 { return .one }
            if count == 0 || count != 1 && (1...19).contains(count % 100) { return .few }
        case .ru, .uk:
            if count % 10 == 1 && count % 100 != 11 { return .one }
            if (2...4).contains(count % 10) && !(12...14).contains(count % 100) { return .few }
            if count % 10 == 0 || (5...9).contains(count % 10) || (11...14).contains(count % 100) { return .many }
        }
        return .other
    }
}
