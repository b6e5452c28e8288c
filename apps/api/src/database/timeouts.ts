import { timeoutFactor } from '../timeoutFactor.ts'

const second = 1000 * timeoutFactor

/** Timeouts in milliseconds. Each is shorter than the one around it, so that the most specific error is reported. */
export const databaseTimeouts = {
  lock: 4 * second,
  statement: 4.5 * second,
  /** For opening a connection or getting one from the pool. */
  connection: 4.5 * second,
  /** For receiving data on a connection in use. */
  inactivity: 5 * second,
  /** For a whole request, except uploads. */
  request: 5.5 * second,
  /** For an idle transaction: transactions contain no slow work, so its client has failed. */
  idleTransaction: 8 * second,
}
