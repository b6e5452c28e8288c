import { LOGIN } from '@plomada/domain'
import { sessionMessages } from '@plomada/ui'

/** Formats two times, with their dates if those differ. */
function formatBoth(...times: [Date, Date]): [string, string] {
  const [first, second] = times.map((time) => time.toLocaleDateString('es-AR'))
  const format = new Intl.DateTimeFormat('es-AR', {
    timeStyle: 'short',
    ...(first !== second && { dateStyle: 'short' }),
    hour12: false,
  })
  return [format.format(times[0]), format.format(times[1])]
}

/**
 * Returns a sentence with both times if the clock of this device differs from the server's by more than the sign-in
 * tolerates. Returns null otherwise, and without a response.
 */
export async function describeWrongClock(): Promise<string | null> {
  const response = await fetch('/health/live', { cache: 'no-store' }).catch(() => null)
  const actual = Date.parse(response?.headers.get('date') ?? '')
  const local = Date.now()
  if (Number.isNaN(actual) || Math.abs(local - actual) <= LOGIN.leewaySeconds * 1000) return null
  return sessionMessages.wrongClock(...formatBoth(new Date(local), new Date(actual)))
}
