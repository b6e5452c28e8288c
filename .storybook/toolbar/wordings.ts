import { esAR } from '../../packages/domain/src/index.ts'
import type { Corrections } from '../../packages/ui/src/provider/index.ts'

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)
const computed = (reword: (text: string) => string): Corrections =>
  // Any sentence is in this table: whatever stays as it was on screen does not pass through the provider's words.
  new Proxy<Record<string, string>>(
    {},
    { get: (_, text) => (typeof text === 'string' && hasLetters(text) ? reword(text) : undefined) },
  )

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

/** What the toolbar offers: the specification's words, the corrected ones, and two that try the layout. */
export const wordings: Record<string, Corrections> = {
  specification: {},
  'es-AR': esAR,
  longer: computed(longer),
  pseudo: computed(pseudo),
}
