const sslRequest = 80_877_103
const gssRequest = 80_877_104
const cancelRequest = 80_877_102

const query = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)
const terminate = 'X'.charCodeAt(0)

/** Handlers of a batch reader. */
interface BatchHandlers {
  /** Receives messages that run together: the start-up message, one simple query, or all messages up to a Sync. */
  onBatch: (batch: Uint8Array) => void
  /** The client requests encryption, which a Unix socket does not need. */
  onEncryptionRequest: () => void
  /** The client terminates the connection, or cancels a query. */
  onEnd: () => void
}

/** Splits the byte stream of a PostgreSQL client into batches; returns the function that receives its chunks. */
export function createBatchReader({
  onBatch,
  onEncryptionRequest,
  onEnd,
}: BatchHandlers): (chunk: Buffer) => void {
  let bytes: Buffer = Buffer.alloc(0)
  let batchEnd = 0
  let hasStarted = false

  function flush(): void {
    // A copy, because the rest of the buffer stays in use.
    onBatch(Uint8Array.prototype.slice.call(bytes, 0, batchEnd))
    bytes = bytes.subarray(batchEnd)
    batchEnd = 0
  }

  function readStartup(): boolean {
    if (bytes.length < 8) return false
    const length = bytes.readInt32BE(0)
    if (bytes.length < length) return false
    const code = bytes.readInt32BE(4)
    if (code === sslRequest || code === gssRequest) {
      bytes = bytes.subarray(length)
      onEncryptionRequest()
    } else if (code === cancelRequest) {
      bytes = bytes.subarray(length)
      onEnd()
    } else {
      hasStarted = true
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
    while (hasStarted ? readMessage() : readStartup());
  }
}
