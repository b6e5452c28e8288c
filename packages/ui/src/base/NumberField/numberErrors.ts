import type { GetMessage } from '../../messages/messages.ts'
import type { Convention } from './convention.ts'
import { LONGEST_NUMBER, type NumberReading } from './readNumber.ts'

/** Returns a number that shows how to write one. */
const getExample = ({ isPercent, decimals }: Convention) => {
  if (isPercent) return decimals > 0 ? 0.125 : 0.15
  return decimals > 0 ? 1234.5 : 15_000
}

/** Returns the sentence for a text that is no certain number. */
export function getReadingError(reading: NumberReading, t: GetMessage, convention: Convention) {
  const { write, decimals } = convention
  if (reading.kind === 'unreadable') return t('number.unreadable', { example: write(getExample(convention)) })
  if (reading.kind === 'long' && Number.isNaN(reading.value))
    return t('number.long', { count: LONGEST_NUMBER })
  if (!('values' in reading)) return undefined
  const values = { first: write(reading.values[0]), second: write(reading.values[1]) }
  if (reading.kind === 'unclear') return t('number.unclear', values)
  return decimals === 0 ? t('number.decimals', values) : t('number.precision', { count: decimals, ...values })
}

/** Returns the sentence for a number that is too small or too large. */
export function getRangeError(
  number: number | null,
  { min, max }: { min: number | undefined; max: number | undefined },
  t: GetMessage,
  { write }: Convention,
) {
  if (number === null || Number.isNaN(number)) return undefined
  if (min !== undefined && number < min) return t('number.min', { number: write(min) })
  if (max !== undefined && number > max) return t('number.max', { number: write(max) })
  return Number.isFinite(number) ? undefined : t('number.long', { count: LONGEST_NUMBER })
}
