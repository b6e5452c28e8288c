const SECOND = 1000
const units = [
  { unit: 'year', length: 365 * 24 * 3600 * SECOND },
  { unit: 'month', length: 30 * 24 * 3600 * SECOND },
  { unit: 'week', length: 7 * 24 * 3600 * SECOND },
  { unit: 'day', length: 24 * 3600 * SECOND },
  { unit: 'hour', length: 3600 * SECOND },
  { unit: 'minute', length: 60 * SECOND },
] as const

/** The longest delay of a timer: browsers run longer ones immediately. */
const MAX_DELAY = 24 * 3600 * SECOND

/** A distance in time in words, and the milliseconds until the words change. */
export interface RelativeText {
  text: string
  changesIn: number
}

/** Returns how long ago or ahead an instant is, in whole units of the largest kind; below a minute it is «now». */
export const getRelativeText = (
  instant: number,
  now: number,
  locale: string,
  style: 'long' | 'short',
): RelativeText => {
  const distance = instant - now
  const size = Math.abs(distance)
  const found = units.find(({ length }) => size >= length)
  const isPast = distance <= 0
  const { unit, length } = found ?? { unit: 'second', length: 60 * SECOND }
  // The data of browsers abbreviates one day in Spanish as «hace 1 días». Days are not shorter in the short style.
  const format = (numeric: 'auto' | 'always') =>
    new Intl.RelativeTimeFormat(locale, { numeric, style: unit === 'day' ? 'long' : style })
  // Not `auto` for days: 30 hours ago can be the day before yesterday.
  const text = found
    ? format('always').format(Math.trunc(distance / length), unit)
    : format('auto').format(0, 'second')
  const remainder = size % length
  return { text, changesIn: Math.min(MAX_DELAY, isPast ? length - remainder : remainder + 1) }
}
