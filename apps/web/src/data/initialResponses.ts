import { createCallKey, type CallKey } from './calls.ts'
import { unstable_serialize } from 'swr'
import { parsePreloaded, type PreloadedResponse, type ProblemBody } from '@plomada/domain/contract'

/** How long the initial responses count as fresh, in milliseconds. */
const FRESH_MS = 30_000

const getKey = ({ call, input }: PreloadedResponse): CallKey => createCallKey({ name: call }, input, null)

/** A refusal like `Problem`, whose code is loaded with the first request. */
const toRefusal = (answer: unknown): Error =>
  Object.assign(new Error((answer as ProblemBody).message), answer, { isUserError: true })

/** Returns responses for a visitor by SWR key. That of a refused call is an error, which `useCall` returns as its problem. */
export const toFallback = (responses: readonly PreloadedResponse[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    responses.map((one) => [
      unstable_serialize(getKey(one)),
      one.isRefused ? toRefusal(one.answer) : one.answer,
    ]),
  )

const read = (): readonly PreloadedResponse[] => {
  const text = import.meta.env.SSR ? null : document.getElementById('plomada-responses')?.textContent
  return text ? parsePreloaded(text) : []
}

/** The responses that the server put into the document, all of them for a visitor, by SWR key. */
const responses = read()
export const initialResponses = responses
  .filter(({ isRefused }) => !isRefused)
  .map((one) => ({ key: getKey(one), response: one.answer }))

export const fallback = toFallback(responses)

const isRecent = () => performance.now() < FRESH_MS

/** Whether a call has an initial response that needs no revalidation yet. On the server no response is revalidated. */
export const isFresh = (key: CallKey | null): boolean =>
  import.meta.env.SSR || (key !== null && isRecent() && unstable_serialize(key) in fallback)

/**
 * Returns the initial response to a call of a signed-in user: what a visitor gets. The document shows it, and it stays
 * until the response for the user arrives. Undefined for what only a visitor is refused.
 */
export function getVisitorResponse([name, input, viewer]: CallKey): unknown {
  const found = viewer !== null && isRecent() ? fallback[unstable_serialize([name, input, null])] : undefined
  return found instanceof Error ? undefined : found
}
