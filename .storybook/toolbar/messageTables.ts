import { esAR } from '../../packages/domain/src/index.ts'
import type { MessageOverrides } from '../../packages/ui/src/marketplace/index.ts'

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

/** Returns a table that overrides every message, so that text still unchanged on screen bypasses the provider. */
const overrideAll = (change: (text: string) => string): MessageOverrides => {
  // The override of an override is itself, as in a real table.
  const results = new Set<string>()
  const override = (text: string) => {
    if (results.has(text)) return text
    const result = change(text)
    results.add(result)
    return result
  }
  return new Proxy<Record<string, string>>(
    {},
    { get: (_, text) => (typeof text === 'string' && hasLetters(text) ? override(text) : undefined) },
  )
}

const longer = (text: string) => {
  const extra = Math.ceil(text.length * 0.3)
  return `${text} ${'palabras de más '
    .repeat(Math.ceil(extra / 16))
    .slice(0, extra)
    .trim()}`
}

const plain = 'abcdefghijklmnopqrstuvwxyz'
const accented = 'áƀçðéƒĝĥíjķļɱñöþɋŕšţüṽŵẋýž'
const pseudo = (text: string) =>
  `[${text.replace(/[a-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter)}]`

/** Message tables of the toolbar: the specification, es-AR, and two that test the layout. */
export const messageTables: Record<string, MessageOverrides> = {
  specification: {},
  'es-AR': esAR,
  longer: overrideAll(longer),
  pseudo: overrideAll(pseudo),
}
