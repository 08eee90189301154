import JSONBytes
import TestSupport
import Testing

struct ByteBufferTests {
    /// Replacing bytes does what an array does, within the room that is there and beyond it. The argument is the seed.
    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func replacingIsThatOfAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var buffer = ByteBuffer()
        var array: [UInt8] = []
        for _ in 0..<500 {
            let start = Int.random(in: 0...array.count, using: &random)
            let end = Int.random(in: start...min(array.count, start + 40), using: &random)
            let most = array.count > 1_000 ? 10 : 40
            let bytes = (0..<Int.random(in: 0...most, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            buffer.replaceSubrange(start..<end, with: bytes)
            array.replaceSubrange(start..<end, with: bytes)
            #expect(buffer.elementsEqual(array))
        }
        buffer.resize(0..<buffer.count, to: 3)
        #expect(buffer.count == 3)
    }
}
