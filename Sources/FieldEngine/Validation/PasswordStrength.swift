/// How strong a password is, from 0 to 4, by a table of points that anyone can check (specification, section 9).
///
/// Length: one point each for 8, 12 and 16 characters. Classes (lower case, upper case, digits, others): one point for
/// two or more of them, another for all four. A point is taken for half or more of the characters being repeats of, or
/// next in sequence to, the one before. Fewer than 6 characters, or one of the most common passwords: 0.
enum PasswordStrength {
    static func level(of text: String) -> Int {
        let count = text.count
        guard count >= 6, !commonest.contains(text.lowercased()) else { return 0 }
        var points = 0
        for length in [8, 12, 16] where count >= length { points += 1 }
        let classes = [
            text.contains { $0.isLowercase }, text.contains { $0.isUppercase }, text.contains { $0.isNumber },
            text.contains { !$0.isLetter && !$0.isNumber },
        ].count { $0 }
        if classes >= 2 { points += 1 }
        if classes == 4 { points += 1 }
        let scalars = text.unicodeScalars.map { Int($0.value) }
        let runs = zip(scalars, scalars.dropFirst()).count { abs($1 - $0) <= 1 }
        if runs * 2 >= scalars.count { points -= 1 }
        return min(max(points, 0), 4)
    }

    /// The most common passwords of published lists.
    private static let commonest: Set<String> = [
        "123456", "1234567", "12345678", "123456789", "1234567890", "111111", "123123", "000000", "654321", "666666",
        "password", "password1", "password123", "passw0rd", "p@ssw0rd", "qwerty", "qwerty123", "qwertyuiop",
        "1q2w3e4r", "1qaz2wsx", "abc123", "abcd1234", "iloveyou", "princess", "dragon", "monkey", "letmein", "welcome",
        "welcome1", "admin123", "football", "baseball", "superman", "batman", "trustno1", "sunshine", "shadow",
        "master", "michael", "jennifer", "hunter2", "starwars", "whatever", "freedom", "secret", "changeme",
    ]
}
