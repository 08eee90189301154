public import JSONBytes

/// Puts frames around bodies that are written in place, at the end of a buffer that may hold more frames before.
///
/// The header tells the body's length before the body is known, so room for three digits is left – most messages have
/// from 100 to 999 bytes – and the body moves by the few bytes that were wrongly guessed.
public struct FrameWriter: Sendable {
    public var framing: Framing

    public init(framing: Framing) {
        self.framing = framing
    }

    /// A frame whose body is being written.
    public struct OpenFrame: Sendable {
        /// Where the frame begins in the buffer.
        public let start: Int
        fileprivate let bodyStart: Int
    }

    /// Begins a frame at the end of `bytes`. All bytes after it are its body.
    public func begin(in bytes: inout ByteBuffer) -> OpenFrame {
        let start = bytes.count
        switch framing {
        case .header: Self.append("Content-Length: 000\r\n\r\n", to: &bytes)
        case .line: break
        }
        return OpenFrame(start: start, bodyStart: bytes.count)
    }

    /// Ends the frame: all bytes since `begin` are its body, which in line framing may not hold a line break.
    public func end(_ frame: OpenFrame, in bytes: inout ByteBuffer) {
        switch framing {
        case .line:
            bytes.append(ASCII.lineFeed)
        case .header:
            Self.writeLength(bytes.count - frame.bodyStart, of: frame, in: &bytes)
        }
    }

    /// Takes the frame back as if it had never begun.
    public func cancel(_ frame: OpenFrame, in bytes: inout ByteBuffer) {
        bytes.removeSubrange(frame.start...)
    }

    /// Appends a whole frame.
    public func write(_ body: some Collection<UInt8>, to bytes: inout ByteBuffer) {
        let frame = begin(in: &bytes)
        bytes.append(contentsOf: body)
        end(frame, in: &bytes)
    }

    private static let guessedDigits = 3
    /// The bytes between the digits and the body.
    private static let lineEnds = 4

    private static func append(_ text: StaticString, to bytes: inout ByteBuffer) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private static func writeLength(_ length: Int, of frame: OpenFrame, in bytes: inout ByteBuffer) {
        let digitsStart = frame.bodyStart - lineEnds - guessedDigits
        if length >= 100, length < 1_000 {
            bytes.overwrite(digitsStart..<digitsStart + guessedDigits) { digits in
                digits[0] = ASCII.zero &+ UInt8(truncatingIfNeeded: length / 100)
                digits[1] = ASCII.zero &+ UInt8(truncatingIfNeeded: length / 10 % 10)
                digits[2] = ASCII.zero &+ UInt8(truncatingIfNeeded: length % 10)
            }
            return
        }
        var digitCount = 1
        var rest = length / 10
        while rest > 0 {
            digitCount += 1
            rest /= 10
        }
        if digitCount != guessedDigits {
            bytes.resize(digitsStart..<digitsStart + guessedDigits, to: digitCount)
        }
        bytes.overwrite(digitsStart..<digitsStart + digitCount) { digits in
            rest = length
            for index in digits.indices.reversed() {
                digits[index] = ASCII.zero + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
        }
    }
}
