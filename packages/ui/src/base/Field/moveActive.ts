import { foldText } from '../Combobox/foldText.ts'
import { getLabelText, type Option } from './choice.ts'

/** How far a key moves: by options, or to an end. */
const steps: Partial<Record<string, 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
}

/** Options that Page Up and Page Down skip. */
const PAGE = 8

type Options = readonly Pick<Option, 'isDisabled'>[]

/** Returns the first enabled option from `start` on, in the direction of `step`, or -1. */
const findEnabled = (options: Options, start: number, step: 1 | -1) => {
  let index = start
  while (options[index]?.isDisabled) index += step
  return options[index] ? index : -1
}

/**
 * Returns the option that a key makes active, or `undefined` for a key that does not move. `active` is -1 while no option
 * is active; the result is -1 when every option is disabled.
 */
export const moveActive = (
  options: Options,
  active: number,
  key: string,
  isWrapping = false,
): number | undefined => {
  const step = steps[key]
  if (!step) return undefined
  const last = options.length - 1
  const toFirst = () => findEnabled(options, 0, 1)
  const toLast = () => findEnabled(options, last, -1)
  if (step === 'first') return toFirst()
  if (step === 'last') return toLast()
  const isForward = step === 'next' || step === 'pageDown'
  if (active < 0) return isForward ? toFirst() : toLast()
  const distance = step === 'pageDown' || step === 'pageUp' ? PAGE : 1
  const target = isForward ? Math.min(last, active + distance) : Math.max(0, active - distance)
  const isAtEnd = target === active
  if (isAtEnd && !(isWrapping && distance === 1)) return active
  const found = isAtEnd ? -1 : findEnabled(options, target, isForward ? 1 : -1)
  if (found >= 0) return found
  if (isWrapping && distance === 1) return isForward ? toFirst() : toLast()
  return distance === 1 ? active : isForward ? toLast() : toFirst()
}

/** Milliseconds after which a letter begins another search. */
const PAUSE = 1000

/** Letters that the user typed, and when. */
export interface TypedLetters {
  text: string
  at: number
}

/**
 * Returns the enabled option after `active` that starts with the typed letters, or -1. The same letter again moves to the
 * next option that starts with it.
 */
export const findByLetters = (options: readonly Option[], active: number, letters: string): number => {
  const wanted = foldText(letters)
  if (wanted === '') return -1
  const [first = ''] = wanted
  const isRepeated = [...wanted].every((letter) => letter === first)
  const isMatch = (option: Option, text: string) =>
    !option.isDisabled && foldText(getLabelText(option)).startsWith(text)
  const find = (text: string, start: number) => {
    for (let count = 0; count < options.length; count++) {
      const index = (start + count) % options.length
      const option = options[index]
      if (option && isMatch(option, text)) return index
    }
    return -1
  }
  // A first letter leaves the active option; further letters may keep it.
  const found = find(wanted, wanted.length === 1 ? active + 1 : Math.max(0, active))
  return found < 0 && isRepeated ? find(first, active + 1) : found
}

/** Returns the letters of a search with one more. */
export const addLetter = (typed: TypedLetters, letter: string, at: number): TypedLetters => ({
  text: at - typed.at < PAUSE ? typed.text + letter : letter,
  at,
})

/** Returns whether a key is a letter of a search: a space only continues one. */
export const isLetter = (
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  typed: TypedLetters,
  at: number,
): boolean =>
  [...event.key].length === 1 &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  (event.key !== ' ' || (typed.text !== '' && at - typed.at < PAUSE))
