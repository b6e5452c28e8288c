import { esAR as corrections } from '../../packages/domain/src/index.ts'
import type { MessageOverrides } from '../../packages/ui/src/marketplace/index.ts'
import { esAR } from '../../packages/ui/src/messages/esAR.ts'
import type { MessageTemplate } from '../../packages/ui/src/messages/formatMessage.ts'
import type { Messages } from '../../packages/ui/src/messages/messages.ts'

type Change = (text: string) => string

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

/** Returns a table that overrides every text of the marketplace, so that text still unchanged bypasses the provider. */
const overrideAll = (change: Change): MessageOverrides => {
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

const changeTemplate = (template: MessageTemplate, change: Change): MessageTemplate =>
  typeof template === 'string'
    ? change(template)
    : {
        ...template,
        ...Object.fromEntries(Object.entries(template).map(([form, text]) => [form, change(text)])),
      }

/** Returns the messages of the general components, each changed. */
const changeAll = (change: Change): Messages => ({
  ...esAR,
  ...Object.fromEntries(
    Object.entries(esAR).map(([key, template]) => [key, changeTemplate(template, change)]),
  ),
})

const longer = (text: string) => {
  const extra = Math.ceil(text.length * 0.3)
  return `${text} ${'palabras de más '
    .repeat(Math.ceil(extra / 16))
    .slice(0, extra)
    .trim()}`
}

const plain = 'abcdefghijklmnopqrstuvwxyz'
const accented = 'áƀçðéƒĝĥíjķļɱñöþɋŕšţüṽŵẋýž'
const placeholderOrLetter = /\{\w+\}|[a-z]/g
const pseudo = (text: string) =>
  `[${text.replace(placeholderOrLetter, (match) => accented[plain.indexOf(match)] ?? match)}]`

interface Texts {
  overrides: MessageOverrides
  messages?: Messages
}

/** Texts by entry of the toolbar: the specification, es-AR, and two that test the layout. */
export const messageTables: Record<string, Texts> = {
  specification: { overrides: {} },
  'es-AR': { overrides: corrections },
  longer: { overrides: overrideAll(longer), messages: changeAll(longer) },
  pseudo: { overrides: overrideAll(pseudo), messages: changeAll(pseudo) },
}
