import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 50
/** The longest wait, in milliseconds: far more than an idle machine needs. */
const TIMEOUT_MS = Number(process.env['ENGINES_TIMEOUT'] ?? 180) * 1000

/**
 * Waits until a condition returns a truthy value, and returns it. A condition may throw while a page is being replaced;
 * the error of a timeout contains its last error.
 */
export async function waitFor<Result>(
  what: string,
  condition: () => Promise<Result | undefined | null | false>,
): Promise<Result> {
  const end = performance.now() + TIMEOUT_MS
  let reason = ''
  while (performance.now() < end) {
    try {
      const result = await condition()
      if (result) return result
      reason = ''
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : String(error)}`
    }
    await pause(POLL_MS)
  }
  throw new Error(`waited ${TIMEOUT_MS / 1000} s for ${what}${reason}`)
}
