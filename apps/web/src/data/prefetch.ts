import { unstable_serialize } from 'swr'
import type { Call, InputOf } from '@plomada/domain/contract'
import { getSession } from '../session/store.ts'
import { type CallRef, type CallKey, createCallKey } from './calls.ts'
import { send } from './send.ts'

/** How long a prefetched response is used, in milliseconds. */
const MAX_AGE_MS = 10_000

const prefetched = new Map<string, { response: Promise<unknown>; startedAt: number }>()

/** Starts a call that a page is about to read. */
export function prefetchCall<C extends Call>(call: CallRef<C>, input: InputOf<C>): void {
  const { state, viewer } = getSession()
  if (state === 'loading') return
  const key = unstable_serialize(createCallKey(call, input, viewer?.id ?? null))
  const now = performance.now()
  const previous = prefetched.get(key)
  if (previous && now - previous.startedAt < MAX_AGE_MS) return
  const response = send(call, input)
  // The page repeats a failed call and shows its error.
  response.catch(() => prefetched.delete(key))
  prefetched.set(key, { response, startedAt: now })
}

/** Returns a prefetched response once, unless it is too old. */
export function takePrefetched(key: CallKey): Promise<unknown> | undefined {
  const name = unstable_serialize(key)
  const found = prefetched.get(name)
  prefetched.delete(name)
  return found && performance.now() - found.startedAt < MAX_AGE_MS ? found.response : undefined
}

/** Forgets all prefetched responses, which a write may have made wrong. */
export const forgetPrefetched = (): void => prefetched.clear()
