import type { Convention } from './convention.ts'
import { readNumber } from './readNumber.ts'

/** A text and the position of the caret in it. */
export interface TextState {
  text: string
  caret: number
}

/** Counts the characters that grouping keeps: digits, and the separator before decimals. */
const countKept = (text: string, { decimals, ownDecimal }: Convention) =>
  [...text].filter((one) => /\p{Nd}/u.test(one) || (decimals > 0 && one === ownDecimal)).length

/** Returns the first position with this number of kept characters after it. */
function findCaret(text: string, keptAfter: number, convention: Convention): number {
  let caret = text.length
  while (caret > 0 && countKept(text.slice(caret - 1), convention) <= keptAfter) caret -= 1
  return caret
}

/** Returns the number of a text as the field writes it; other texts as they are. */
export function tidyText(text: string, convention: Convention): string {
  const reading = readNumber(text, convention)
  return reading.kind === 'number' ? convention.write(reading.value) : text
}

/** Returns a number with its thousands grouped and its decimals as they are typed, or nothing if it is no number. */
function regroup(text: string, convention: Convention): string | undefined {
  const { decimal, decimals, ownDecimal } = convention
  const shown = convention.normalize(text)
  const start = shown.indexOf(decimal)
  if (decimals > 0 && start > 0 && start === shown.length - 1) {
    const whole = regroup(shown.slice(0, start), convention)
    return whole === undefined ? undefined : whole + ownDecimal
  }
  const reading = readNumber(text, convention)
  if (reading.kind !== 'number') return undefined
  const typedDecimals = start === -1 ? 0 : (shown.slice(start).match(/\d/g)?.length ?? 0)
  return convention.write(reading.value, Math.min(typedDecimals, decimals))
}

/** Returns whether a text is empty, or a number as it is shown while it is typed. */
const isComplete = (text: string, convention: Convention) =>
  /^[-−]?\d*$/.test(convention.normalize(text)) || regroup(text, convention) === text

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

const removeGroups = (text: string, { ownGroup }: Convention) =>
  ownGroup === '' ? text : text.replaceAll(ownGroup, '')

/**
 * Returns the text and caret after an edit, with its thousands grouped. Separators that the person types stay as they
 * are until the text is complete: «15.00» is not yet a number.
 */
export function groupDigits(
  before: string,
  { text, caret }: TextState,
  inputType: string | undefined,
  convention: Convention,
): TextState {
  const { start, inserted, removed } = compare(before, text, caret)
  const { decimals, decimal, normalize } = convention
  // A second one makes the text uncertain.
  const isDecimal = decimals > 0 && normalize(inserted) === decimal && !normalize(before).includes(decimal)
  if ((isDecimal || /^\p{Nd}*$/u.test(inserted)) && isComplete(before, convention)) {
    let [left, right] = [text.slice(0, caret), text.slice(caret)]
    // Deleting only a separator would bring it back: the digit beside it goes too.
    if (inserted === '' && removed !== '' && countKept(removed, convention) === 0 && start > 0) {
      if (inputType === 'deleteContentForward') right = right.replace(/\p{Nd}/u, '')
      else left = left.replace(/\p{Nd}(?=\P{Nd}*$)/u, '')
    }
    const whole = removeGroups(left + right, convention)
    const grouped = regroup(whole, convention) ?? whole
    return { text: grouped, caret: findCaret(grouped, countKept(right, convention), convention) }
  }
  // Pasted or filled in by the browser, so complete.
  if (inserted.length > 1) {
    const tidied = regroup(text, convention)
    if (tidied !== undefined && tidied !== text)
      return { text: tidied, caret: findCaret(tidied, countKept(text.slice(caret), convention), convention) }
  }
  return { text, caret }
}
