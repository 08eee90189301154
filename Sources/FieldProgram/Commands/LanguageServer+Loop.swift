internal import FieldEngine
internal import FieldLanguageServer
internal import FieldServer

extension LanguageServer: ByteServer {
    mutating func workInSlices() { worksInSlices = true }
}
