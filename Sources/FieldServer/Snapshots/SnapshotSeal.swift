import FieldProtocol
import JSONBytes

/// A part of a snapshot that has a checksum of its own, so that damage is found where it is.
protocol SealedPart: WireObject {
    var checksum: String { get set }
}

extension SnapshotType: SealedPart {}
extension SnapshotForm: SealedPart {}
extension SnapshotField: SealedPart {}
extension SessionSnapshot: SealedPart {}

/// Seals the parts of a snapshot, and gives up as soon as they are more than can come back as one message.
struct SnapshotSeal {
    let maximumBytes: Int
    let maximumDepth: Int
    private var bytes = 0
    private var document = JSONDocument()

    /// The greatest length of the message around a snapshot: the frame of `session/restore`.
    private static let frameBytes = 256
    /// In how many containers a part of a snapshot stands: a batch, message, params, snapshot, list.
    private static let frameDepth = 5

    init(_ limits: Limits) {
        maximumBytes = limits.maxMessageBytes
        maximumDepth = limits.maxDepth
    }

    /// Gives a part its checksum.
    mutating func seal<Part: SealedPart>(_ part: inout Part) throws(ResponseError) {
        _ = try write(part)
        part.checksum = document.checksum(of: document.root)
        bytes += document.source(document.root).count + part.checksum.utf8.count
        guard bytes <= maximumBytes else { throw tooLong(bytes) }
    }

    /// The text of the whole, which holds its checksum.
    mutating func sealed(_ snapshot: SessionSnapshot) throws(ResponseError) -> [UInt8] {
        var snapshot = snapshot
        _ = try write(snapshot)
        snapshot.checksum = document.checksum(of: document.root)
        let text = try write(snapshot)
        let (found, overflow) = text.count.addingReportingOverflow(Self.frameBytes)
        guard !overflow, found <= maximumBytes else { throw tooLong(found) }
        return text
    }

    private mutating func write(_ part: some WireEncodable) throws(ResponseError) -> [UInt8] {
        var writer = JSONWriter()
        part.encode(to: &writer)
        do throws(JSONSyntaxError) {
            try document.parse(Array(writer.bytes), maxDepth: max(0, maximumDepth - Self.frameDepth))
        } catch {
            // The only possible error in fresh output: rules inside rules inside rules.
            throw .limitExceeded("maxDepth", maximum: maximumDepth, found: maximumDepth + 1)
        }
        return Array(writer.bytes)
    }

    private func tooLong(_ found: Int) -> ResponseError {
        .limitExceeded("maxMessageBytes", maximum: maximumBytes, found: found)
    }
}
