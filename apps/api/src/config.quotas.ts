import { quotas, type Quota, type QuotaTimes, type QuotaWindow } from '@plomada/domain'
import * as z from 'zod'

/** The quotas, indexable by any string. */
const table: Record<string, Quota> = quotas

/** Returns the windows of an act, in the order of their limits in the setting. */
const getWindows = (act: string): QuotaWindow[] => Object.keys(table[act]?.times ?? {}) as QuotaWindow[]

/** The default quotas of all acts. */
export const defaultQuotas = Object.fromEntries(
  Object.entries(table).map(([act, { times }]) => [act, times]),
) as QuotaTimes

/** The format of the setting, for the documentation and error messages. */
export const quotasFormat = 'names with their times, such as offer=5/60,code=5'

const windowNames: Record<QuotaWindow, string> = {
  minute: 'a minute',
  quarterHour: 'a quarter of an hour',
  hour: 'an hour',
  day: 'a day',
}

/** Describes the windows of an act, such as "a minute/a day". */
export const describeWindows = (act: string): string =>
  getWindows(act)
    .map((window) => windowNames[window])
    .join('/')

/** The default quotas in the format of the setting. */
export const defaultQuotasText: string = Object.entries(table)
  .map(([act, { times }]) => `${act}=${Object.values(times).join('/')}`)
  .join(',')

/** Returns what is wrong with the limits of one act, or null. */
function findProblem(act: string, times: readonly string[]): string | null {
  const windows = getWindows(act)
  if (windows.length === 0) return `"${act}" is not one of ${Object.keys(table).join(', ')}.`
  if (times.length !== windows.length)
    return `"${act}" takes ${windows.length}: times ${describeWindows(act)}.`
  if (times.some((text) => !/^[1-9]\d{0,8}$/.test(text))) return `"${act}" takes whole numbers from 1 on.`
  if (times.some((text, index) => Number(text) < Number(times[index - 1] ?? 0))) {
    const [first, last] = describeWindows(act).split('/')
    return `"${act}" allows fewer times ${last} than ${first}.`
  }
  return null
}

/** Parses quotas such as `offer=5/60,code=5`. Acts that are not named keep their defaults. */
export const quotaTimes = z.string().transform((text, context): QuotaTimes => {
  const parsed: Record<string, Quota['times']> = { ...defaultQuotas }
  const named = new Set<string>()
  for (const part of text.split(',')) {
    const [act = '', ...rest] = part.split('=').map((piece) => piece.trim())
    const times = rest.join('=').split('/')
    const problem = named.has(act) ? `"${act}" is named twice.` : findProblem(act, times)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    named.add(act)
    parsed[act] = Object.fromEntries(getWindows(act).map((window, index) => [window, Number(times[index])]))
  }
  return parsed as QuotaTimes
})
