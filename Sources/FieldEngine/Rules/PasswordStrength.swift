/// How strong a password is, from 0 to 4, by a table of points that anyone can check (specification, section 4.2).
///
/// Length: one point each for 8, 12 and 16 characters, of those that are not what the text says already. Classes (lower
/// case, upper case, digits, others): one point for two or more of them, another for all four. A point is taken for half or
/// more of the characters being repeats of, or next in sequence to, the one before. Fewer than 6 characters that count, or
/// one of the most common passwords: 0.
enum PasswordStrength {
    /// So many characters of a text are looked at: a text may be megabytes long, and is judged with each key.
    private static let most = 1_000

    static func level(of text: String) -> Int {
        let bytes = min(text.utf8.count, most)
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bytes) { numbers in
            // Twice as many buckets as characters, so that one is always free.
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity(forTwice: bytes)) { buckets in
                buckets.initialize(repeating: 0)
                var reading = Reading(numbers: numbers, buckets: buckets)
                for character in text {
                    if reading.count == most { break }
                    reading.take(character)
                }
                return reading.isCommon(text) ? 0 : reading.level
            }
        }
    }

    private static func capacity(forTwice count: Int) -> Int {
        var capacity = 2
        while capacity < 2 * count { capacity *= 2 }
        return capacity
    }

    /// What has been counted of a password, read character by character. It is judged several times with each key, so that
    /// nothing is made of it on the heap.
    private struct Reading {
        private(set) var count = 0
        /// How many characters are not foretold by those before: all but three neighbours that stood together in the same
        /// order before, and but those behind the third of a sequence. So a block that is repeated counts once, and a long
        /// run of one character as one.
        private var newCount = 0
        /// Which of the last three are not foretold: a bit each, the last in the lowest.
        private var newOnes: UInt8 = 0

        /// A number for each character, the same for those that are equal.
        private let numbers: UnsafeMutableBufferPointer<UInt32>
        /// Where each three neighbours stood first: a table with open addressing, of the place behind them, 0 where none is.
        private let buckets: UnsafeMutableBufferPointer<UInt16>
        /// Those that are no ASCII, or several scalars: they may be equal to others with other scalars.
        private var others = PasswordStrength.likeASCII

        private var lastKey = Key()
        /// Which sequences the last characters may belong to, the one behind the other.
        private var steps: (UInt8, UInt8) = (0, 0)

        private var scalarCount = 0
        private var lastScalar: UInt32?
        /// How many scalars repeat the one before, or are next to it.
        private var runs = 0
        private var classes: Classes = []

        init(numbers: UnsafeMutableBufferPointer<UInt32>, buckets: UnsafeMutableBufferPointer<UInt16>) {
            self.numbers = numbers
            self.buckets = buckets
        }

        mutating func take(_ character: Character) {
            for scalar in character.unicodeScalars {
                if let last = lastScalar, max(last, scalar.value) - min(last, scalar.value) <= 1 { runs += 1 }
                lastScalar = scalar.value
                scalarCount += 1
            }
            let bytes = character.utf8
            let ascii = bytes.count == 1 ? bytes.first : nil
            numbers[count] = ascii.map { UInt32($0) } ?? number(of: character)
            count += 1
            classes.formUnion(ascii.map { Classes(ascii: $0) } ?? Classes(character))
            var isNew = true
            if count > 2, stoodBefore() {
                newCount -= newOnes & 1 == 0 ? 0 : 1
                newCount -= newOnes & 2 == 0 ? 0 : 1
                newOnes = 0
                isNew = false
            }
            let key = ascii.map { Key(ascii: $0) } ?? Key(character)
            let step = key.step(from: lastKey)
            if count > 3, steps.0 & steps.1 & step != 0 { isNew = false }
            steps = (steps.1, step)
            lastKey = key
            newOnes = newOnes << 1 | (isNew ? 1 : 0)
            newCount += isNew ? 1 : 0
        }

        private mutating func number(of character: Character) -> UInt32 {
            if let known = others[character] { return known }
            let number = 0x80 + UInt32(others.count)
            others[character] = number
            return number
        }

        /// Whether the last three characters stood together before. Notes them where they did not.
        private func stoodBefore() -> Bool {
            let three = (numbers[count - 3], numbers[count - 2], numbers[count - 1])
            var bucket = Int((three.0 &* 0x9E37_79B1 ^ three.1 &* 0x85EB_CA77 ^ three.2 &* 0xC2B2_AE3D) >> 7)
            while true {
                bucket &= buckets.count - 1
                let end = Int(buckets[bucket])
                if end == 0 { break }
                if (numbers[end - 3], numbers[end - 2], numbers[end - 1]) == three { return true }
                bucket += 1
            }
            buckets[bucket] = UInt16(count)
            return false
        }

        func isCommon(_ text: String) -> Bool {
            newCount >= 6 && count <= PasswordStrength.longestCommon && commonest.contains(text.lowercased())
        }

        var level: Int {
            guard newCount >= 6 else { return 0 }
            var points = 0
            for length in [8, 12, 16] where newCount >= length { points += 1 }
            let classCount = classes.rawValue.nonzeroBitCount
            if classCount >= 2 { points += 1 }
            if classCount == 4 { points += 1 }
            if runs * 2 >= scalarCount { points -= 1 }
            return min(max(points, 0), 4)
        }
    }

    /// Which kinds of characters are there.
    private struct Classes: OptionSet {
        let rawValue: UInt8

        static let lowercase = Classes(rawValue: 1)
        static let uppercase = Classes(rawValue: 2)
        static let number = Classes(rawValue: 4)
        static let other = Classes(rawValue: 8)

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(ascii byte: UInt8) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lowercase
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .uppercase
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
            default: self = .other
            }
        }

        init(_ character: Character) {
            self = []
            if character.isLowercase { insert(.lowercase) }
            if character.isUppercase { insert(.uppercase) }
            if character.isNumber { insert(.number) }
            if !character.isLetter, !character.isNumber { insert(.other) }
        }
    }

    /// Where a character stands in the order of Unicode and on a keyboard, capital or not.
    private struct Key {
        private var code: UInt32?
        private var row: Int?
        private var place = 0

        /// No character.
        init() {}

        init(ascii byte: UInt8) {
            let small = byte.isCapital ? byte | 0x20 : byte
            code = UInt32(small)
            let place = PasswordStrength.places[Int(small)]
            if place > 0 { (row, self.place) = (Int(place) / 16, Int(place) % 16) }
        }

        init(_ character: Character) {
            self.init()
            let small = character.lowercased()
            if let ascii = small.utf8.first, small.utf8.count == 1 {
                self = Key(ascii: ascii)
            } else if let scalar = small.unicodeScalars.first, small.unicodeScalars.count == 1 {
                code = scalar.value
            }
        }

        /// Of which sequences this may be the one behind the other: a bit for each of the two orders, and of the ways to go.
        func step(from other: Key) -> UInt8 {
            var step: UInt8 = 0
            if let code, let last = other.code {
                if code == last + 1 { step |= 1 }
                if code + 1 == last { step |= 2 }
            }
            if let row, row == other.row {
                if place == other.place + 1 { step |= 4 }
                if place == other.place - 1 { step |= 8 }
            }
            return step
        }
    }

    /// The keys that stand side by side on most keyboards: of each ASCII character 16 times its row, from 1 on, and its place
    /// there; 0 where it has none.
    private static let places: [UInt8] = {
        var places = [UInt8](repeating: 0, count: 128)
        for (row, keys) in ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
            for (place, key) in keys.utf8.enumerated() { places[Int(key)] = UInt8((row + 1) * 16 + place) }
        }
        return places
    }()

    /// The characters that are equal to one of ASCII: the Greek question mark, the grave accent, and the sign of kelvins.
    private static let likeASCII: [Character: UInt32] = [";": 0x3B, "`": 0x60, "K": 0x4B]

    /// The characters of the longest of ``commonest``.
    private static let longestCommon = 11

    /// The most common passwords of published lists.
    private static let commonest = Set(
        TableText(
            """
            123456 1234567 12345678 123456789 1234567890 111111 123123 000000 654321 666666 password password1
            password123 passw0rd p@ssw0rd qwerty qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx abc123 abcd1234 iloveyou
            princess dragon monkey letmein welcome welcome1 admin123 football baseball superman batman trustno1
            sunshine shadow master michael jennifer hunter2 starwars whatever freedom secret changeme
            """
        ).words)
}
