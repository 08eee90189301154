internal import FieldEngine
internal import FieldLanguageServer
internal import FieldServer

extension LanguageServer: ByteServer {
    mutating func advance(to now: Moment) {}
    var nextDeadline: Int64? { nil }
    mutating func workInSlices() { worksInSlices = true }
}
