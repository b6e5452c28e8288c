import * as domain from '@plomada/domain'
import { problems } from '@plomada/domain/contract'
import * as z from 'zod/mini'
import { esAR } from '../../messages/esAR.ts'

/** A message of the product and where it is declared. */
export interface ShownMessage {
  /** The file or declaration. */
  from: string
  /** Its name there. */
  name: string
  /** The text, with `{}` for the parts that vary. */
  text: string
}

type Format = (...values: never[]) => unknown

/** Passed for a number, a name or a person. */
const placeholder = () => Object.assign(new String('{}'), { firstName: '{}', lastName: null })
const format = (message: Format) =>
  String(message(...(Array.from({ length: message.length }, placeholder) as never[])))

const walk = (from: string, name: string, value: unknown): ShownMessage[] => {
  if (typeof value === 'string') return [{ from, name, text: value }]
  if (typeof value === 'function') {
    const message = value as Format // every function of a message table returns text
    // A message with its own singular is listed twice.
    const one = message.length === 1 ? String(message(1 as never)) : ''
    return [
      { from, name, text: format(message) },
      ...(one && !/\{|1 %|undefined/.test(one) && one !== format(message).replace('{}', '1')
        ? [{ from, name: `${name}, one`, text: one }]
        : []),
    ]
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => walk(from, name ? `${name}.${key}` : key, inner))
}

/** Returns the messages of a table, or of a part of one. */
export const messagesIn = (table: unknown) => walk('', '', table)

const modules = import.meta.glob<Record<string, unknown>>('../../*/*.messages.ts', { eager: true })

/** A module exports one table whose name ends in `Messages`, or each message separately. */
const fromModules = Object.entries(modules).flatMap(([path, module]) => {
  const tables = Object.entries(module).filter(([name]) => name.endsWith('Messages'))
  return walk(path.replace('../../', 'ui/'), '', tables[0]?.[1] ?? module)
})

/** Messages of the general components, with `{}` in place of each placeholder. */
const fromTable = walk('ui/messages/esAR.ts', '', esAR).map((message) => ({
  ...message,
  text: message.text.replace(/\{\w+\}/g, '{}'),
}))

type Schema = Parameters<typeof z.safeParse>[0]
const invalid = [undefined, null, '', 'x', 'x'.repeat(5000), 0, -1, 1.5, 1e9, [], ['x']]

/** Returns a field's messages for invalid values. Zod's default messages are excluded: no control can cause them. */
const validationMessages = (from: string, name: string, schema: Schema): ShownMessage[] => {
  const texts = invalid.flatMap((value) => {
    const result = z.safeParse(schema, value)
    return result.success ? [] : result.error.issues.map(({ message }) => message)
  })
  return texts
    .filter((text) => !/^(Invalid input|Invalid option|Too (small|big))/.test(text))
    .map((text) => ({ from, name: `${name}, wrong`, text }))
}

interface Declared {
  label: string
  schema: Schema
  options?: unknown
  placeholder?: string
  hint?: string
  emptyLabel?: string
}

const fromDeclared = (from: string, set: Record<string, Declared>, isForm: boolean): ShownMessage[] =>
  Object.entries(set).flatMap(([name, { label, schema, options, placeholder, hint, emptyLabel }]) => [
    ...walk(from, name, { label, placeholder, hint, emptyLabel }).filter(({ text }) => text !== ''),
    ...(Array.isArray(options)
      ? options.flatMap((option: { label: string }) => walk(from, `${name}, option`, option.label))
      : []),
    ...(isForm ? validationMessages(from, name, schema) : []),
  ])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const declarations: Record<string, unknown> = {
  ...domain,
  additionalInfoForm: domain.additionalInfoForm({ firstName: '', lastName: null, email: null }),
}
const fromDomain = Object.entries(declarations).flatMap(([name, value]) => {
  if (!isRecord(value)) return []
  // Only forms have `fields`, and only filter lists have a `set`.
  if (isRecord(value['fields']))
    return fromDeclared(`domain/${name}`, value['fields'] as Record<string, Declared>, true)
  if (isRecord(value['set']))
    return fromDeclared(`domain/${name}`, value['set'] as Record<string, Declared>, false)
  return []
})

const roles = domain.roles.map((role) => `Usuario ${role}`)
const lists = { cities: domain.cities, days: domain.days, shifts: domain.shifts, roles }

const all = [
  ...fromModules,
  ...fromTable,
  ...fromDomain,
  ...Object.entries(lists).flatMap(([name, texts]) => walk(`domain/${name}`, '', texts)),
  ...Object.entries(problems).map(([name, { sentence }]) => ({
    from: 'domain/problems',
    name,
    text: sentence,
  })),
]

/** Every message of the product, once per place that declares it. Computed from the source. */
export const shownMessages: ShownMessage[] = [
  ...new Map(all.map((message) => [`${message.from} ${message.text}`, message])).values(),
]
