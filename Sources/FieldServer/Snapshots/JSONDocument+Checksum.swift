package import JSONBytes

/// Checksums of JSON values that do not depend on how they are spelled (specification, section 8): a client's library
/// may have changed the order of members, escapes and the spelling of numbers between a snapshot and its restoring.
extension JSONDocument {
    /// The checksum of an object without its own member `checksum`: 16 hexadecimal digits.
    package func checksum(of object: JSONNode) -> String {
        var sum: UInt64 = 0
        for (name, value) in members(object) where !equals(name, "checksum") {
            sum &+= memberDigest(name, value) ?? 0
        }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
    }

    /// Recursion ends with the depth that the document was parsed to. Nil for what is as good as absent.
    private func digest(_ node: JSONNode) -> UInt64? {
        var digest = Digest()
        switch kind(node) {
        case .null: return nil
        case .bool: digest.add(bool(node) == true ? "t" : "f")
        case .number:
            digest.add("n")
            digest.add(Self.canonical(numberText(node) ?? ""))
        case .string:
            digest.add("s")
            digest.add((string(node) ?? "").utf8)
        case .array:
            digest.add("a")
            for element in elements(node) { digest.add(self.digest(element) ?? 0) }
        case .object:
            var sum: UInt64 = 0
            var isEmpty = true
            for (name, value) in members(node) {
                guard let member = memberDigest(name, value) else { continue }
                sum &+= member
                isEmpty = false
            }
            guard !isEmpty else { return nil }
            digest.add("o")
            digest.add(sum)
        }
        return digest.value
    }

    private func memberDigest(_ name: JSONNode, _ value: JSONNode) -> UInt64? {
        guard let value = digest(value) else { return nil }
        var digest = Digest()
        digest.add((string(name) ?? "").utf8)
        digest.add(value)
        return digest.value
    }

    /// The exact value of a number, spelled in one way: its digits without zeros around them, and a power of ten.
    private static func canonical(_ text: String) -> [UInt8] {
        var digits: [UInt8] = []
        var exponent: Int64 = 0
        var sawPoint = false
        var isNegative = false
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): sawPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
                if sawPoint { exponent -= 1 }
            default:
                // The exponent; one that no integer holds is spelled in one way anyhow.
                guard let written = Int64(String(decoding: rest, as: UTF8.self)) else { return Array(text.utf8) }
                let (sum, overflow) = exponent.addingReportingOverflow(written)
                if overflow { return Array(text.utf8) }
                exponent = sum
                rest = rest[rest.endIndex...]
            }
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            let (sum, overflow) = exponent.addingReportingOverflow(1)
            if overflow { return Array(text.utf8) }
            exponent = sum
        }
        guard !digits.isEmpty else { return [UInt8(ascii: "0")] }
        return (isNegative ? [UInt8(ascii: "-")] : []) + digits + Array("e\(exponent)".utf8)
    }

    /// FNV-1a of 64 bits.
    private struct Digest {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        mutating func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes {
                value ^= UInt64(byte)
                value &*= 0x100_0000_01b3
            }
        }

        mutating func add(_ tag: Unicode.Scalar) { add(CollectionOfOne(UInt8(truncatingIfNeeded: tag.value))) }

        mutating func add(_ number: UInt64) {
            add((0..<8).lazy.map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) })
        }
    }
}
