extension Remark {
    /// The diagnostic that the remark is.
    var finding: Finding {
        Finding(kind.rawValue, severity: severity, data: [Parameter.Member(name: "text", value: .text(text))])
    }

    /// The same for a secret, which it must not quote.
    var findingOfSecret: Finding {
        var finding = Finding(kind.rawValue, severity: severity)
        switch kind {
        case .leftOut: finding.sentence = "left-out-secret"
        case .clamped: finding.sentence = "clamped-secret"
        case .readAs: break
        }
        return finding
    }

    private var severity: Severity {
        switch weight {
        case .changesMeaning: .error
        case .losesDetail: .warning
        case .tells: .hint
        }
    }
}
