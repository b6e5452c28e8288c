import { unstable_serialize } from 'swr'
import { fromPageText, toPageText, type FirstAnswer } from '@plomada/domain/define'
import { offerCalls, professionalCalls, tradeCalls } from './calls.ts'
import { LAST_VISIT_KEY } from './forget.ts'
import type { Key } from './key.ts'

/** The lists that anybody may read. Nothing else is kept: what is one's own does not stay on the device. */
const kept = new Set([offerCalls.list, professionalCalls.list, tradeCalls.list].map(({ name }) => name))
/** Answers, and characters of all of them together, that are kept at most. */
const LIMITS = { answers: 12, characters: 400_000 }

const read = (): FirstAnswer[] => {
  try {
    return fromPageText(localStorage.getItem(LAST_VISIT_KEY) ?? '[]')
  } catch {
    return []
  }
}

/** Keeps an answer for a visit without a connection: the newest first, the oldest go. */
export function keepForLater(key: Key, answer: unknown): void {
  if (!kept.has(key[0])) return
  // Under its whole key: one person's list is not another's, who may not be told what they applied to.
  const call = unstable_serialize(key)
  const others = read().filter((one) => one.call !== call)
  const all = [{ call, input: null, answer }, ...others].slice(0, LIMITS.answers)
  let text = toPageText(all)
  while (text.length > LIMITS.characters && all.pop()) text = toPageText(all)
  try {
    localStorage.setItem(LAST_VISIT_KEY, text)
  } catch {
    // No room, or none allowed: the next visit without a connection shows nothing.
  }
}

/** The answer of an earlier visit; undefined when there is none. */
export function recall(key: Key): unknown {
  const call = unstable_serialize(key)
  return read().find((one) => one.call === call)?.answer
}
