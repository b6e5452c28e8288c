import { createCallKey, type CallKey } from './calls.ts'
import { unstable_serialize } from 'swr'
import { parsePreloaded } from '@plomada/domain/define'

/** How long the initial responses count as fresh, in milliseconds. */
const FRESH_MS = 30_000

const read = (): ReadonlyMap<string, { key: CallKey; response: unknown }> => {
  const text = document.getElementById('plomada-responses')?.textContent
  return new Map(
    (text ? parsePreloaded(text) : []).map(({ call, input, answer: response }) => {
      const key = createCallKey({ name: call }, input, null)
      return [unstable_serialize(key), { key, response }]
    }),
  )
}

/** The responses that the server put into the document, all of them for a visitor, by SWR key. */
export const initialResponses = read()

export const fallback: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...initialResponses].map(([name, { response }]) => [name, response]),
)

/** Whether a call has an initial response that needs no revalidation yet. */
export const isFresh = (key: CallKey | null): boolean =>
  key !== null && performance.now() < FRESH_MS && initialResponses.has(unstable_serialize(key))
