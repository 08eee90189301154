extension MessageLanguage {
    /// The language of a BCP 47 tag: that of the tag itself, else of its language alone, else English.
    public init(locale: String) {
        // Behind a single character is an extension.
        let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }.prefix { $0.utf8.count > 1 }
        let language: Substring =
            switch subtags.first {
            case "no", "nn": "nb"
            case "iw": "he"
            case "in": "id"
            case .none: "en"
            case .some(let subtag): subtag
            }
        if language == "zh", Self.isTraditional(subtags) {
            self = .zhHant
        } else {
            self = Self.allCases.first { $0.tag == language } ?? .en
        }
    }

    /// Whether Chinese is written with traditional characters: where the script is said, else the region.
    private static func isTraditional(_ subtags: ArraySlice<Substring>) -> Bool {
        subtags.contains("hant")
            || !subtags.contains("hans") && subtags.contains { $0 == "tw" || $0 == "hk" || $0 == "mo" }
    }
}
