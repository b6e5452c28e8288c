import * as fixtures from '@plomada/domain/fixtures'
import * as screenFixtures from '../../screens/fixtures/marketplace.ts'
import { shownMessages } from './shownMessages.ts'

/** Fields of users, offers, reviews and messages whose values users type. */
const fields = new Set(
  'title description firstName lastName nickname email phone address text message'.split(' '),
)

const collect = (value: unknown, isUserField: (name: string) => boolean): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
        typeof inner === 'string' && isUserField(name) ? [inner] : collect(inner, isUserField),
      )
    : []

const { auditEvents, demoTrades, trades, ...others } = fixtures

const normalize = (text: string) => text.toLocaleLowerCase('es-AR')
const toSet = (texts: string[]) => new Set(texts.filter(Boolean).map(normalize))

const typed = toSet(collect([others, screenFixtures], (name) => fields.has(name)))
const stored = toSet(collect([auditEvents, demoTrades, trades], () => true))

const messages = toSet(shownMessages.map(({ text }) => text))

/** Returns whether a text is one that users of the fixtures typed, and no message, such as a city or a placeholder. */
export const isTypedByUsers = (text: string) => typed.has(normalize(text)) && !messages.has(normalize(text))

/** Returns whether a text is data of the fixtures: typed by users, a trade, or a value in the audit log. */
export const isData = (text: string) => typed.has(normalize(text)) || stored.has(normalize(text))
