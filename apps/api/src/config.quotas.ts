import { type Quota, type QuotaWindow } from '@plomada/domain'
import { quotas, type QuotaLimits } from '@plomada/domain/calls'
import * as z from 'zod'

/** The quotas, indexable by any string. */
const table: Record<string, Quota> = quotas

/** Returns the windows of an act, in the order of their limits in the setting. */
const getWindows = (act: string): QuotaWindow[] => Object.keys(table[act]?.limits ?? {}) as QuotaWindow[]

/** The default quotas of all acts. */
export const defaultQuotas = Object.fromEntries(
  Object.entries(table).map(([act, { limits }]) => [act, limits]),
) as QuotaLimits

/** The format of the setting, for the documentation and error messages. */
export const quotasFormat = 'names with their limits, such as offer=5/60,code=5'

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
  .map(([act, { limits }]) => `${act}=${Object.values(limits).join('/')}`)
  .join(',')

/** Returns what is wrong with the limits of one act, or null. */
function findProblem(act: string, limits: readonly string[]): string | null {
  const windows = getWindows(act)
  if (windows.length === 0) return `"${act}" is not one of ${Object.keys(table).join(', ')}.`
  if (limits.length !== windows.length)
    return `"${act}" takes ${windows.length}: times ${describeWindows(act)}.`
  if (limits.some((text) => !/^[1-9]\d{0,8}$/.test(text))) return `"${act}" takes whole numbers from 1 on.`
  if (limits.some((text, index) => Number(text) < Number(limits[index - 1] ?? 0))) {
    const [first, last] = describeWindows(act).split('/')
    return `"${act}" allows fewer times ${last} than ${first}.`
  }
  return null
}

/** Parses quotas such as `offer=5/60,code=5`. Acts that are not named keep their defaults. */
export const quotaLimits = z.string().transform((text, context): QuotaLimits => {
  const parsed: Record<string, Quota['limits']> = { ...defaultQuotas }
  const named = new Set<string>()
  for (const part of text.split(',')) {
    const [act = '', ...rest] = part.split('=').map((piece) => piece.trim())
    const limits = rest.join('=').split('/')
    const problem = named.has(act) ? `"${act}" is named twice.` : findProblem(act, limits)
    if (problem) context.addIssue({ code: 'custom', message: problem })
    named.add(act)
    parsed[act] = Object.fromEntries(getWindows(act).map((window, index) => [window, Number(limits[index])]))
  }
  return parsed as QuotaLimits
})
