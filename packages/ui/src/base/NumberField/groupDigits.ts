import { readNumber, removeGroups, writeNumber } from './readNumber.ts'

/** A text and the position of the caret in it. */
export interface TextState {
  text: string
  caret: number
}

interface Settings {
  locale: string
  currency: string
}

const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0

/** Returns the first position with this number of digits after it. */
function findCaret(text: string, digitsAfter: number): number {
  let caret = text.length
  while (caret > 0 && countDigits(text.slice(caret - 1)) <= digitsAfter) caret -= 1
  return caret
}

/** Returns the text that the field writes for the number of a text, or nothing if it is no number. */
function rewrite(text: string, { locale, currency }: Settings): string | undefined {
  const reading = readNumber(text, locale, currency)
  if (reading.kind !== 'number' || !Number.isSafeInteger(reading.value)) return undefined
  return writeNumber(locale, reading.value)
}

/** Returns the number of a text as the field writes it; other texts as they are. */
export const tidyText = (text: string, settings: Settings): string => rewrite(text, settings) ?? text

/** Returns whether a text is empty, or a number as the field writes it. */
const isComplete = (text: string, settings: Settings) =>
  /^-?\d*$/.test(text) || rewrite(text, settings) === text

/** Returns what was inserted and removed between two texts. */
function compare(before: string, after: string, caret: number) {
  const end = after.length - caret
  const suffix = before.endsWith(after.slice(caret)) ? end : 0
  let start = 0
  while (start < Math.min(before.length - suffix, after.length - suffix) && before[start] === after[start])
    start += 1
  return {
    start,
    inserted: after.slice(start, after.length - suffix),
    removed: before.slice(start, before.length - suffix),
  }
}

/**
 * Returns the text and caret after an edit, with its thousands grouped. Separators that the person types stay as they
 * are until the text is complete: «15.00» is not yet a number.
 */
export function groupDigits(
  before: string,
  { text, caret }: TextState,
  inputType: string | undefined,
  settings: Settings,
): TextState {
  const { start, inserted, removed } = compare(before, text, caret)
  if (/^\p{Nd}*$/u.test(inserted) && isComplete(before, settings)) {
    let [left, right] = [text.slice(0, caret), text.slice(caret)]
    // Deleting only a separator would bring it back: the digit beside it goes too.
    if (inserted === '' && removed !== '' && countDigits(removed) === 0 && start > 0) {
      if (inputType === 'deleteContentForward') right = right.replace(/\p{Nd}/u, '')
      else left = left.replace(/\p{Nd}(?=\P{Nd}*$)/u, '')
    }
    const grouped = tidyText(removeGroups(settings.locale, left + right), settings)
    return { text: grouped, caret: findCaret(grouped, countDigits(right)) }
  }
  // Pasted or filled in by the browser, so complete.
  if (inserted.length > 1) {
    const tidied = tidyText(text, settings)
    if (tidied !== text) return { text: tidied, caret: findCaret(tidied, countDigits(text.slice(caret))) }
  }
  return { text, caret }
}
