import FieldEngine
import FieldProtocol
import FieldServer
import FieldTools
import JSONBytes

/// What all documents of a connection use: sessions to ask, what types there are, and what a form file may say.
public final class Workshop {
    private(set) var configuration: SessionConfiguration
    private(set) lazy var types = ListedType.all(askedOf: partner()) ?? []
    private var examples: [String: (today: CivilDate, text: String?)] = [:]
    let schema = FormFileSchema()
    /// The bytes of the file at a path; nil where it can't be read.
    let readFile: (String) -> [UInt8]?

    init(_ configuration: SessionConfiguration, readFile: @escaping (String) -> [UInt8]?) {
        self.readFile = readFile
        self.configuration = configuration
        self.configuration.framing = .line
    }

    /// A session in which nothing was said yet.
    func partner() -> SessionPartner { SessionPartner(configuration) }

    /// - Parameter memory: what was found out of an earlier state of the file, where there is one.
    func problems(
        of bytes: [UInt8], knowing memory: FormFileMemory? = nil, at now: Moment
    ) -> [FormFileProblem] {
        FormFileCheck.report(
            on: bytes, knowing: memory ?? FormFileMemory(configuration), at: now,
            maxDepth: configuration.limits.maxDepth
        ).problems
    }

    /// A text that the type takes, as a field shows it; nil where any will do.
    func example(ofType name: String, at now: Moment) -> String? {
        if let known = examples[name], known.today == now.today { return known.text }
        var registry = TypeRegistry(
            stateLimit: configuration.limits.maxPatternStates, workLimit: configuration.limits.maxTurnWork)
        let value = registry.shortestValue(ofType: name, today: now.today)
        let text = value.flatMap { value in
            let params = FieldEngine.Parameter.object([
                "field": .text("a"), "type": .text(name), "value": .text(value),
            ])
            return SingleQuestion.result(of: "field/create", params, askedOf: partner(), at: now)?["text"]?.text
        }
        examples[name] = (now.today, text)
        return text
    }

    /// The value of a text that is JSON.
    func value(of bytes: [UInt8]) -> FieldEngine.Parameter? {
        var document = JSONDocument()
        guard (try? document.parse(bytes, maxDepth: configuration.limits.maxDepth)) != nil else { return nil }
        return FieldEngine.Parameter(decoding: document.root, in: document)
    }
}
