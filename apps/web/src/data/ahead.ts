import { unstable_serialize } from 'swr'
import type { Call, Input } from '@plomada/domain/define'
import { sessionSnapshot } from '../session/store.ts'
import type { NamedCall } from './calls.ts'
import { type Key, keyOf } from './key.ts'
import { send } from './send.ts'

/** How long an answer that came ahead of its page counts as new, in milliseconds. */
const NEW_FOR = 10_000

const waiting = new Map<string, { answer: Promise<unknown>; since: number }>()

/** Asks for what a page is about to read; the page then takes the answer instead of asking. */
export function askAhead<C extends Call>(call: NamedCall<C>, input: Input<C>): void {
  const { state, viewer } = sessionSnapshot()
  if (state === 'loading') return
  const key = unstable_serialize(keyOf(call, input, viewer?.id ?? null))
  const now = performance.now()
  const before = waiting.get(key)
  if (before && now - before.since < NEW_FOR) return
  const answer = send(call, input)
  // Whoever opens the page asks again and is told; here nobody is waiting yet.
  answer.catch(() => waiting.delete(key))
  waiting.set(key, { answer, since: now })
}

/** The answer that came ahead, once and while it is new. */
export function takeAhead(key: Key): Promise<unknown> | undefined {
  const name = unstable_serialize(key)
  const ahead = waiting.get(name)
  waiting.delete(name)
  return ahead && performance.now() - ahead.since < NEW_FOR ? ahead.answer : undefined
}
