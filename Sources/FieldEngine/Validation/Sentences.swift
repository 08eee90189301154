/// The sentences that were said, as strings: one that is said again with each key is read from the table once.
final class Sentences {
    private var said: [[String?]] = []

    func sentence(_ number: Int, in language: MessageLanguage) -> String {
        if said.isEmpty { said = Array(repeating: [], count: MessageLanguage.allCases.count) }
        let place = Int(language.rawValue)
        if said[place].isEmpty { said[place] = Array(repeating: nil, count: MessageTable.count) }
        if let sentence = said[place][number] { return sentence }
        let sentence = MessageTable.sentence(number, in: language)
        said[place][number] = sentence
        return sentence
    }
}
