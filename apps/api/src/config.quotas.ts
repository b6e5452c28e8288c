import { quotas } from '@plomada/domain'
import type { Quota, QuotaTimes, QuotaWindow } from '@plomada/domain'
import * as z from 'zod'

/** The quotas, to be read for each act by its name. */
const table: Record<string, Quota> = quotas

/** The windows of an act, in the order in which their times are written. */
const windowsOf = (act: string): QuotaWindow[] => Object.keys(table[act]?.times ?? {}) as QuotaWindow[]

/** How often each act may happen without the setting. */
export const usualQuotas = Object.fromEntries(
  Object.entries(table).map(([act, { times }]) => [act, times]),
) as QuotaTimes

/** The form of the setting, for the documentation and for complaints. */
export const quotasForm = 'names with their times, such as offer=5/60,code=5'

const inWords: Record<QuotaWindow, string> = {
  minute: 'a minute',
  quarterHour: 'a quarter of an hour',
  hour: 'an hour',
  day: 'a day',
}

/** The windows of an act in words, such as "a minute/a day". */
export const windowWords = (act: string): string =>
  windowsOf(act)
    .map((window) => inWords[window])
    .join('/')

const written = (times: Quota['times']): string => Object.values(times).join('/')

/** The usual quotas, written as a setting. */
export const writtenQuotas: string = Object.entries(table)
  .map(([act, { times }]) => `${act}=${written(times)}`)
  .join(',')

/** What is wrong with one part of the setting; null when nothing is. */
function mistakeIn(act: string, times: readonly string[]): string | null {
  const windows = windowsOf(act)
  if (windows.length === 0) return `"${act}" is not one of ${Object.keys(table).join(', ')}.`
  if (times.length !== windows.length) return `"${act}" takes ${windows.length}: times ${windowWords(act)}.`
  if (times.some((text) => !/^[1-9]\d{0,8}$/.test(text))) return `"${act}" takes whole numbers from 1 on.`
  if (times.some((text, place) => Number(text) < Number(times[place - 1] ?? 0)))
    return `"${act}" allows fewer times ${windowWords(act).split('/').at(-1)} than ${windowWords(act).split('/')[0]}.`
  return null
}

/** Reads quotas such as `offer=5/60,code=5`; what is not named keeps its usual times. */
export const quotaTimes = z.string().transform((text, context): QuotaTimes => {
  const read: Record<string, Quota['times']> = { ...usualQuotas }
  const named = new Set<string>()
  for (const part of text.split(',')) {
    const [act = '', ...rest] = part.split('=').map((piece) => piece.trim())
    const times = rest.join('=').split('/')
    const mistake = named.has(act) ? `"${act}" is named twice.` : mistakeIn(act, times)
    if (mistake) context.addIssue({ code: 'custom', message: mistake })
    named.add(act)
    read[act] = Object.fromEntries(windowsOf(act).map((window, place) => [window, Number(times[place])]))
  }
  // Each act got its own windows above.
  return read as QuotaTimes
})
