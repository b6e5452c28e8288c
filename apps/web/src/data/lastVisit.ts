import { unstable_serialize } from 'swr'
import { fromPageText, toPageText } from '@plomada/domain/define'
import { offerCalls, professionalCalls, tradeCalls } from './calls.ts'
import { LAST_VISIT_KEY } from './forget.ts'
import type { Key } from './key.ts'

/** The lists that anybody may read. Nothing else is kept: what is one's own does not stay on the device. */
const kept = new Set([offerCalls.list, professionalCalls.list, tradeCalls.list].map(({ name }) => name))
/** Answers, and characters of all of them together, that are kept at most. */
const LIMITS = { answers: 12, characters: 400_000 }

/** What is kept, the newest first: the call of an answer and how many characters it takes. */
type Held = [call: string, size: number]

// Each answer has a place of its own: written as one text, every new list would cost reading and writing all of them.
const placeOf = (call: string) => `${LAST_VISIT_KEY} ${call}`
const heldNow = () => JSON.parse(localStorage.getItem(LAST_VISIT_KEY) ?? '[]') as Held[]

/** Keeps an answer for a visit without a connection: the newest first, the oldest go. */
export function keepForLater(key: Key, answer: unknown): void {
  if (!kept.has(key[0])) return
  // Under its whole key: one person's list is not another's, who may not be told what they applied to.
  const call = unstable_serialize(key)
  const text = toPageText([{ call, input: null, answer }])
  try {
    const held: Held[] = [[call, text.length], ...heldNow().filter(([other]) => other !== call)]
    let room = LIMITS.characters
    const isKept = held.map(([, size], place) => place < LIMITS.answers && (room -= size) >= 0)
    held.forEach(([one], place) => isKept[place] || localStorage.removeItem(placeOf(one)))
    if (isKept[0]) localStorage.setItem(placeOf(call), text)
    localStorage.setItem(LAST_VISIT_KEY, JSON.stringify(held.filter((_, place) => isKept[place])))
  } catch {
    // No room, or none allowed: the next visit without a connection shows nothing.
  }
}

/** The answer of an earlier visit; undefined when there is none. */
export function recall(key: Key): unknown {
  try {
    return fromPageText(localStorage.getItem(placeOf(unstable_serialize(key))) ?? '[]')[0]?.answer
  } catch {
    return undefined
  }
}
