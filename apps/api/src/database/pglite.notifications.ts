const query = 'Q'.charCodeAt(0)
const notification = 'A'.charCodeAt(0)

/** Bytes of the type and the length of a message. */
const HEADER = 5

/** Returns true for a simple query that begins with LISTEN. */
export const isListenStatement = (batch: Uint8Array): boolean =>
  batch[0] === query && /^listen\b/i.test(Buffer.from(batch.subarray(HEADER, HEADER + 8)).toString('latin1'))

/** Separates the notifications of a response from its other messages. */
export function splitNotifications(response: Buffer): { rest: Buffer; notifications: Buffer } {
  const rest: Buffer[] = []
  const notifications: Buffer[] = []
  let restStart = 0
  let position = 0
  while (position + HEADER <= response.length) {
    const end = position + 1 + response.readInt32BE(position + 1)
    if (response[position] === notification) {
      rest.push(response.subarray(restStart, position))
      notifications.push(response.subarray(position, end))
      restStart = end
    }
    position = end
  }
  if (notifications.length === 0) return { rest: response, notifications: Buffer.alloc(0) }
  rest.push(response.subarray(restStart))
  return { rest: Buffer.concat(rest), notifications: Buffer.concat(notifications) }
}
