const second = 1000

/**
 * How long anything waits for the database, in milliseconds. Each wait is shorter than the one around it, so that the
 * one who knows most tells what happened: the lock, the statement, the connection, the request.
 */
export const patience = {
  lock: 4 * second,
  statement: 4.5 * second,
  /** For a connection: a new one, or a turn in the pool. */
  connection: 4.5 * second,
  silence: 5 * second,
  /** For a whole request, the upload of a photo excepted: whoever asks hears something within six seconds. */
  request: 5.5 * second,
  /** The same on the embedded database, which serves one after the other and cannot be away. */
  embeddedRequest: 20 * second,
  /** Nothing slow happens inside a transaction; one that stops was left by a machine that is gone. */
  idleTransaction: 8 * second,
}
