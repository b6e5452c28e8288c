import { unstable_serialize } from 'swr'
import { parsePreloaded, serializePreloaded } from '@plomada/domain/contract'
import { type CallKey, calls } from './calls.ts'
import { OFFLINE_CACHE_KEY } from './clearUserData.ts'

/** Only public lists are cached: private data must not stay on the device. */
const cachedCalls = new Set(
  [calls.offer.list, calls.professional.list, calls.trade.list].map(({ name }) => name),
)
const MAX_RESPONSES = 12
/** The maximum total size, in characters. */
const MAX_SIZE = 400_000

/** An entry of the index, newest first. Each response has its own storage key, so that saving one does not rewrite all. */
type IndexEntry = [call: string, size: number]

const storageKey = (call: string) => `${OFFLINE_CACHE_KEY} ${call}`
const readIndex = () => JSON.parse(localStorage.getItem(OFFLINE_CACHE_KEY) ?? '[]') as IndexEntry[]

/** Caches a response for an offline visit and evicts the oldest ones above the limits. */
export function saveForOffline(key: CallKey, response: unknown): void {
  if (!cachedCalls.has(key[0])) return
  // The key includes the viewer: a list shows which offers the viewer applied to.
  const call = unstable_serialize(key)
  const text = serializePreloaded([{ call, input: null, answer: response }])
  try {
    const index: IndexEntry[] = [[call, text.length], ...readIndex().filter(([other]) => other !== call)]
    let room = MAX_SIZE
    const fits = index.map(([, size], position) => position < MAX_RESPONSES && (room -= size) >= 0)
    index.forEach(([one], position) => fits[position] || localStorage.removeItem(storageKey(one)))
    if (fits[0]) localStorage.setItem(storageKey(call), text)
    localStorage.setItem(OFFLINE_CACHE_KEY, JSON.stringify(index.filter((_, position) => fits[position])))
  } catch {
    // Without storage, or with a full one, an offline visit shows no lists.
  }
}

/** Returns a cached response, or undefined when there is none. */
export function readOffline(key: CallKey): unknown {
  try {
    return parsePreloaded(localStorage.getItem(storageKey(unstable_serialize(key))) ?? '[]')[0]?.answer
  } catch {
    return undefined
  }
}
