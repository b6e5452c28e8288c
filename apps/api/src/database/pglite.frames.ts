const sslRequest = 80_877_103
const gssRequest = 80_877_104
const cancelRequest = 80_877_102

const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const terminate = 'X'.charCodeAt(0)

/** What a client of the PostgreSQL protocol says, message by message. */
export interface FrameEvents {
  /** Messages that belong together: up to a Sync, or one simple query, or the greeting. */
  onBatch: (batch: Uint8Array) => void
  /** The client asks for encryption, which a Unix socket does without. */
  onRefusal: () => void
  /** The client says goodbye. */
  onEnd: () => void
}

/** Cuts a byte stream into batches of whole messages; returns the function to feed it with. */
export function frames({ onBatch, onRefusal, onEnd }: FrameEvents): (chunk: Buffer) => void {
  let bytes: Buffer = Buffer.alloc(0)
  let batchEnd = 0
  let hasGreeted = false

  function flush(): void {
    // Copied, because the rest of the buffer goes on living.
    onBatch(Uint8Array.prototype.slice.call(bytes, 0, batchEnd))
    bytes = bytes.subarray(batchEnd)
    batchEnd = 0
  }

  function readGreeting(): boolean {
    if (bytes.length < 8) return false
    const length = bytes.readInt32BE(0)
    if (bytes.length < length) return false
    const code = bytes.readInt32BE(4)
    if (code === sslRequest || code === gssRequest) {
      bytes = bytes.subarray(length)
      onRefusal()
    } else if (code === cancelRequest) {
      bytes = bytes.subarray(length)
      onEnd()
    } else {
      hasGreeted = true
      batchEnd = length
      flush()
    }
    return true
  }

  function readMessage(): boolean {
    if (bytes.length < batchEnd + 5) return false
    const type = bytes[batchEnd]
    const end = batchEnd + 1 + bytes.readInt32BE(batchEnd + 1)
    if (bytes.length < end) return false
    if (type === terminate) {
      bytes = bytes.subarray(end)
      batchEnd = 0
      onEnd()
      return true
    }
    batchEnd = end
    if (type === query || type === sync) flush()
    return true
  }

  return (chunk) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
    while (hasGreeted ? readMessage() : readGreeting());
  }
}
