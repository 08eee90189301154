import FieldEngine
import JSONBytes

/// What the process sees to between two turns, when all output has been taken (specification, section 3.2).
extension Session {
    /// Overwrites what is left of messages and answers in the memory that is used again for the next ones.
    public mutating func eraseBuffers() {
        // The message in hand is still asked for its id.
        guard inHand == nil else { return }
        hasSecretsToErase = false
        lookAhead?.eraseConsumed()
        splitter.eraseConsumed()
        document.erase()
        writer.bytes.erase()
        if output.isEmpty { output.bytes.erase() }
        notifications.bytes.erase()
        reports.bytes.erase()
        cancellations.bytes.erase()
    }

    /// Forgets the definitions that are kept for fields to come: what those that are there need is theirs.
    mutating func forgetDefinitions() {
        if types.kept.bytes > 1 << 20 { hasFreedMuch = true }
        definitions = SharedDefinitions()
        types.forgetMade()
    }

    /// Whether so much was disposed, or refused, that its memory is worth giving back to the system. True once.
    public mutating func takeMemoryToGiveBack() -> Bool {
        if registry.isWorthGivingBack {
            registry.hasGivenBack()
            forgetDefinitions()
        } else if !hasFreedMuch {
            return false
        }
        hasFreedMuch = false
        return true
    }
}
