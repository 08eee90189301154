import TestSupport
import Testing

@testable import FieldEngine

/// Where Return leads, against a plain list of the same fields.
@Suite("Order of the Return key") struct ReturnOrderTests {
    @Test("A set of numbers is what a sorted list is", arguments: [1, 2, 3] as [UInt64])
    func numbers(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var numbers = SortedNumbers()
        var list: Set<Int32> = []
        for _ in 0..<6_000 {
            let number = Int32.random(in: 1...3_000, using: &random)
            if Bool.random(using: &random) || list.count < 1_500 {
                numbers.insert(number)
                list.insert(number)
            } else {
                numbers.remove(number)
                list.remove(number)
            }
        }
        let sorted = list.sorted()
        #expect(numbers.last == sorted.last, "seed \(seed)")
        for number in Int32(0)...3_001 {
            #expect(numbers.last(before: number) == sorted.last { $0 < number }, "seed \(seed)")
        }
        var walked: [Int32] = []
        var next = numbers.first(after: 0)
        while let number = next {
            walked.append(number)
            next = numbers.first(after: number)
        }
        #expect(walked == sorted, "seed \(seed)")
        for number in sorted { numbers.remove(number) }
        #expect(numbers.last == nil && numbers.first(after: 0) == nil)
    }

    @Test("Return walks the client's order, then the others as they were made", arguments: [1, 2, 3, 4] as [UInt64])
    func walking(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var form = Form()
        var names: [String] = []
        var editable: Set<Int32> = []
        // Fields that there are or were since the client gave its order; the others are still to come.
        var seen: Set<Int32> = []
        for _ in 0..<400 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                names = (1...12).map { "f\($0)" }.shuffled(using: &random)
                names.removeLast(Int.random(in: 0...12, using: &random))
                // A name that is nobody's, and one that comes twice.
                names += ["nobody"] + names.prefix(1)
                seen = editable
                form.setOrder(names, editable.map { Self.member($0) })
            case 1...5:
                let number = Int32.random(in: 1...16, using: &random)
                editable.insert(number)
                seen.insert(number)
                let member = Self.member(number)
                form.add(number, name: member.name, group: nil, submitState: .acceptable)
                form.setStop(true, at: number, name: member.name, group: nil)
            default:
                let number = Int32.random(in: 1...16, using: &random)
                editable.remove(number)
                form.setStop(false, at: number, name: "f\(number)", group: nil)
            }
            let all = Self.sequence(names: names)
            let stops = all.filter { editable.contains($0) }
            // Names come twice: the first place counts.
            let places = Dictionary(zip(names, names.indices), uniquingKeysWith: min)
            func waits(behind number: Int32) -> Bool {
                guard let place = places["f\(number)"] else { return false }
                return names.enumerated().contains { later, name in
                    later > place && places[name] == later
                        && Int32(name.dropFirst()).map { !seen.contains($0) } ?? true
                }
            }
            let last = stops.last.flatMap { waits(behind: $0) ? nil : $0 }
            #expect(form.lastStop == last, "seed \(seed)")
            for (index, number) in all.enumerated() {
                let expected = all[(index + 1)...].first { editable.contains($0) }
                #expect(form.next(after: number, name: "f\(number)", group: nil) == expected, "seed \(seed)")
                let leadsOn = expected != nil || waits(behind: number)
                #expect(form.leadsOn(from: number, name: "f\(number)", group: nil) == leadsOn, "seed \(seed)")
            }
        }
    }

    private static func member(_ number: Int32) -> Form.Member {
        Form.Member(number: number, name: "f\(number)", group: nil, submitState: .acceptable, isStop: true)
    }

    /// The sixteen fields, whether they can be edited or not.
    private static func sequence(names: [String]) -> [Int32] {
        var numbers: [Int32] = []
        for number in names.compactMap({ Int32($0.dropFirst()) }) where !numbers.contains(number) {
            numbers.append(number)
        }
        return numbers + (1...16).filter { !numbers.contains($0) }
    }
}
