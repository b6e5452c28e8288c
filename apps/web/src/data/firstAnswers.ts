import { unstable_serialize } from 'swr'
import { fromPageText } from '@plomada/domain/define'
import { keyOf, type Key } from './key.ts'

/** How long what came with the page counts as new, in milliseconds. */
const NEW_FOR = 30_000

const read = (): ReadonlyMap<string, { key: Key; answer: unknown }> => {
  const text = document.getElementById('plomada-answers')?.textContent
  return new Map(
    (text ? fromPageText(text) : []).map(({ call, input, answer }) => {
      const key = keyOf({ name: call }, input, null)
      return [unstable_serialize(key), { key, answer }]
    }),
  )
}

/** What the server answered together with the page, as a visitor may see it, by the keys that the page will ask for. */
export const firstAnswers = read()

/** The same as SWR's fallback. */
export const fallback: Readonly<Record<string, unknown>> = Object.fromEntries(
  [...firstAnswers].map(([name, { answer }]) => [name, answer]),
)

/** Whether an answer came with this page so lately that asking again would be in vain. */
export const isStillNew = (key: Key | null): boolean =>
  key !== null && performance.now() < NEW_FOR && firstAnswers.has(unstable_serialize(key))
