import TestSupport
import Testing

@testable import Automata

struct ScalarSetTests {
    @Test(arguments: [
        ("[a-z]", "[a-z]"), ("[abc]", "[a-c]"), ("[ab]", "[ab]"), ("[zyx0]", "[0x-z]"), ("[]", "[]"),
        ("[a-cb-f]", "[a-f]"), ("\\d", "[0-9]"), ("[\\d\\-x]", "[\\-0-9x]"), ("[\\^\\]\\\\]", "[\\\\-\\^]"),
        ("[.]", "[.]"), ("[-a]", "[\\-a]"), ("[a-]", "[\\-a]"), ("[a\\-z]", "[\\-az]"), ("[\\d-x]", "[\\-0-9x]"),
        ("[\\x41\\u0042\\u{43}]", "[A-C]"), ("[\\uD83D\\uDE00]", "[\\u{1F600}]"), ("[é]", "[\\u{E9}]"),
        ("[\\t\\n\\r]", "[\\u{9}\\u{A}\\u{D}]"), ("[[:digit:]a]", "[0-9a]"), ("[[:^ascii:]]", "[\\u{80}-\\u{10FFFF}]"),
        ("[^a]", "[\\u{0}-`b-\\u{10FFFF}]"), ("[^]", "[\\u{0}-\\u{10FFFF}]"), ("[[:xdigit:]]", "[0-9A-Fa-f]"),
        ("\\.", "[.]"), ("[\\w]", "[0-9A-Z_a-z]"), ("[[]", "[[]"), ("[\\b]", "[\\u{8}]"), ("[ -~]", "[ -~]"),
        ("[&&&]", "[&]"), ("[\\141\\cA]", "[\\u{1}a]"), ("[^\\D]", "[0-9]"),
        ("[\\u{D7FF}\\u{E000}]", "[\\u{D7FF}\\u{E000}]"), ("[\\u{D7FE}-\\u{E000}]", "[\\u{D7FE}-\\u{E000}]"),
    ])
    func classes(source: String, description: String) throws {
        let set = try ScalarSet(class: source)
        #expect(set.description == description)
        // What is written reads as the same set.
        #expect(try ScalarSet(class: set.description) == set)
    }

    @Test(arguments: [
        ("a", 0), ("", 0), ("[a", 0), ("[z-a]", 1), ("[ab-\\d", 0), ("[a]b", 3), ("\\", 0), ("[\\q]", 1),
        ("[x[:alfa:]]", 2), ("[[:alpha]", 1), ("[:alpha:]", 0), ("[\\p{Nope}]", 1), ("\\p{", 0), ("[\\u12]", 1),
        ("[\\u{110000}]", 1), ("[\\uD800]", 1), ("[a--[b]]", 2), ("[a&&[b]]", 2), ("[]a]", 0), ("\\b", 0), ("\\dd", 2),
    ])
    func refused(source: String, offset: Int) {
        let error = #expect(throws: PatternError.self) { try ScalarSet(class: source) }
        #expect(error?.offset == offset)
        #expect(error?.reason.isEmpty == false)
    }

    @Test func algebraAgreesWithMembership() {
        let seed: UInt64 = 5
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        func set() -> ScalarSet {
            ScalarSet(
                spans: (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    let lower = UInt32.random(in: 0...300, using: &random)
                    return ScalarSet.Span(lower, lower + UInt32.random(in: 0...40, using: &random))
                })
        }
        for _ in 0..<50 {
            let left = set()
            let right = set()
            for value in (UInt32(0)...350).lazy.compactMap(Unicode.Scalar.init) {
                let (inLeft, inRight) = (left.contains(value), right.contains(value))
                guard left.union(right).contains(value) == (inLeft || inRight),
                    left.intersection(right).contains(value) == (inLeft && inRight),
                    left.subtracting(right).contains(value) == (inLeft && !inRight),
                    left.complement.contains(value) == !inLeft
                else {
                    Issue.record("\(left) \(right) at \(value)")
                    break
                }
            }
            #expect(left.complement.complement == left)
            #expect(left.count == left.ranges.reduce(0) { $0 + Int($1.upperBound.value - $1.lowerBound.value) + 1 })
        }
        #expect(ScalarSet.all.complement.isEmpty)
        #expect(ScalarSet.all.count == 0x110000 - 2048)
    }

    @Test func describedUpToALength() throws {
        let set = try ScalarSet(class: "[a-z0-9]")
        #expect(set.description(maximumLength: 8) == "[0-9a-z]")
        #expect(set.description(maximumLength: 7) == nil)
        #expect(ScalarSet().description(maximumLength: 1) == nil)
    }

    @Test(arguments: [
        ("[k]", "[Kk\\u{212A}]"), ("[S]", "[Ss\\u{17F}]"), ("[0-9]", "[0-9]"), ("[ß]", "[\\u{DF}\\u{1E9E}]"),
        ("[σ]", "[\\u{3A3}\\u{3C2}\\u{3C3}]"), ("[ĳ]", "[\\u{132}\\u{133}]"), ("[i]", "[Ii]"), ("[ı]", "[\\u{131}]"),
        ("[a-z]", "[A-Za-z\\u{17F}\\u{212A}]"), ("[дЖ]", "[\\u{414}\\u{416}\\u{434}\\u{436}\\u{1C81}]"),
    ])
    func caseClosure(source: String, description: String) throws {
        #expect(try ScalarSet(class: source).caseClosure.description == description)
    }

    @Test func caseClosureOfLargeSetsIsThatOfTheirScalars() throws {
        let small = try ScalarSet(class: "[\\u{180}-\\u{1FF}\\u{398}-\\u{3D0}]")
        let one = small.ranges.flatMap { range in
            (range.lowerBound.value...range.upperBound.value).compactMap(Unicode.Scalar.init)
        }
        let union = one.reduce(ScalarSet()) { $0.union(ScalarSet($1).caseClosure) }
        #expect(small.caseClosure == union)
    }
}
