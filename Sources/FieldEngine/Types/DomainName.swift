import Automata

/// A domain name with letters of any script: read as UTS 46 does, judged as RFC 5891 to 5893 say.
struct DomainName {
    /// What a label may hold besides the small letters, digits and hyphens of ASCII.
    static let letters = ScalarRuns(DomainNameTable.letters)
    static let directions = ScalarRuns(DomainNameTable.directions)
    static let joining = ScalarRuns(DomainNameTable.joining)
    static let scripts = ScalarRuns(DomainNameTable.scripts)

    /// What may be typed in a label besides hyphens: letters, what becomes some, and the parts of Korean syllables, which are
    /// put together.
    static let typed = ScalarSet.letters.union(.digits).union(ScalarSet(letters.ranges)).union(
        ScalarSet(Mapping.shared.ranges)
    ).union(ScalarSet("\u{1100}"..."\u{11C2}")).subtracting(dots)
    /// What ends a label: a dot, or one of the three of Chinese and Japanese that UTS 46 takes for one.
    static let dots = ScalarSet(known: "[.\u{3002}\u{FF0E}\u{FF61}]")

    private let labels: [DomainLabel]
    private let isBidirectional: Bool

    /// - Parameter mayGrow: whether more may follow at its end.
    init(_ text: Substring, mayGrow: Bool) {
        var scalars: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars { Mapping.shared.append(scalar, to: &scalars) }
        let labels = CanonicalComposition.shared.composed(scalars).split(
            separator: ".", omittingEmptySubsequences: false)
        self.labels = labels.enumerated().map { place, label in
            DomainLabel(Array(label), mayGrow: mayGrow && place + 1 == labels.count)
        }
        isBidirectional = self.labels.contains { $0.isRightToLeft }
    }

    /// In octets, of the form in ASCII (RFC 1035, section 2.3.4).
    static let longest = 253

    /// Whether more at its end could make it a name, where it is none yet.
    var isHopeless: Bool {
        labels.contains { $0.standing == .wrong || isBidirectional && $0.bidirectional == .wrong }
            || joined(labels.map { $0.ascii ?? "" }).utf8.count > Self.longest
    }

    /// In ASCII; nil where it is no name.
    var ascii: String? {
        let isName = labels.allSatisfy { label in
            label.standing == .right && (!isBidirectional || label.bidirectional == .right)
        }
        guard isName, !isHopeless else { return nil }
        return joined(labels.map { $0.ascii ?? "" })
    }

    /// In ASCII, as the host of an address in the web: a name whose last label is a number, decimal or hexadecimal, is taken for an
    /// address of version 4, and is right only as one of four decimal bytes.
    var host: String? {
        guard let ascii, let last = ascii.utf8.split(separator: UInt8(ascii: ".")).last else { return nil }
        let isDecimal = last.allSatisfy { $0.isDigit }
        let isHexadecimal =
            last.begins(withBytesOf: "0x")
            && last.dropFirst(2).allSatisfy { $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 }
        guard isDecimal || isHexadecimal else { return ascii }
        let bytes = ascii.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isAddress =
            bytes.count == 4
            && bytes.allSatisfy { byte in
                (byte.count == 1 || byte.first != UInt8(ascii: "0")) && UInt8(Substring(byte)) != nil
            }
        return isAddress ? ascii : nil
    }

    /// In the letters of its scripts.
    var unicode: String { joined(labels.map { String(String.UnicodeScalarView($0.scalars)) }) }

    private func joined(_ labels: [String]) -> String {
        var text = ""
        for (place, label) in labels.enumerated() {
            if place > 0 { text.append(".") }
            text.append(label)
        }
        return text
    }

    /// What UTS 46 takes for other texts.
    private struct Mapping: Sendable {
        private struct Run {
            var first: UInt32
            var count: UInt32
            /// Where the text begins in `texts`, and how many scalars it has.
            var start: Int
            var length: Int
        }

        static let shared = Mapping(DomainNameTable.mapped)

        private let runs: [Run]
        private let texts: [Unicode.Scalar]

        init(_ text: StaticString) {
            let table = TableText(text)
            var (place, end) = (0, 0)
            var runs: [Run] = []
            var texts: [Unicode.Scalar] = []
            while place < table.count {
                let first = end + table.number(at: &place)
                let count = table.number(at: &place)
                let length = table.number(at: &place)
                runs.append(Run(first: UInt32(first), count: UInt32(count), start: texts.count, length: length))
                for _ in 0..<length {
                    texts.append(Unicode.Scalar(UInt32(table.number(at: &place))) ?? "\u{FFFD}")
                }
                end = first + count
            }
            self.runs = runs
            self.texts = texts
        }

        func append(_ scalar: Unicode.Scalar, to scalars: inout [Unicode.Scalar]) {
            if scalar.isASCII {
                let byte = UInt8(scalar.value)
                return scalars.append(Unicode.Scalar(byte.isCapital ? byte | 0x20 : byte))
            }
            var (low, high) = (0, runs.count)
            while low < high {
                let middle = (low + high) / 2
                let run = runs[middle]
                if run.first + run.count <= scalar.value { low = middle + 1 } else { high = middle }
            }
            guard low < runs.count, runs[low].first <= scalar.value else { return scalars.append(scalar) }
            let run = runs[low]
            if run.length == 1 {
                let value = texts[run.start].value + scalar.value - run.first
                return scalars.append(Unicode.Scalar(value) ?? scalar)
            }
            scalars.append(contentsOf: texts[run.start..<run.start + run.length])
        }

        var ranges: [ClosedRange<Unicode.Scalar>] {
            runs.compactMap { run in
                guard let first = Unicode.Scalar(run.first), let last = Unicode.Scalar(run.first + run.count - 1)
                else { return nil }
                return first...last
            }
        }
    }
}

extension Expression {
    /// A name of a host with letters of any script, as far as that is a matter of which characters stand where.
    static func internationalHostName(dots: PartialRangeFrom<Int>) -> Expression {
        let label = Expression.hostLabel(of: DomainName.typed)
        return label + (Expression.set(DomainName.dots) + label).repeated(dots)
    }
}
