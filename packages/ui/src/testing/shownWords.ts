import * as domain from '@plomada/domain'
import { problems } from '@plomada/domain/define'
import * as z from 'zod/mini'

/** A sentence that the product shows, with the place in the source that says it. */
export interface ShownWord {
  /** The file or declaration. */
  from: string
  /** Its name there. */
  name: string
  /** The text; `{}` stands for what varies. */
  text: string
}

/** Stands in for a number or a name when a sentence is asked for with a hole. */
const hole = () => Object.assign(new String('{}'), { firstName: '{}', lastName: null })
const say = (make: (...holes: never[]) => unknown) =>
  String(make(...(Array.from({ length: make.length }, hole) as never[])))

const walk = (from: string, name: string, value: unknown): ShownWord[] => {
  if (typeof value === 'string') return [{ from, name, text: value }]
  if (typeof value === 'function') {
    const make = value as (...holes: never[]) => unknown // a copy's functions all make sentences
    // A sentence that differs for one is said twice.
    const one = make.length === 1 ? String(make(1 as never)) : ''
    return [
      { from, name, text: say(make) },
      ...(one && !/\{|1 %|undefined/.test(one) && one !== say(make).replace('{}', '1')
        ? [{ from, name: `${name}, one`, text: one }]
        : []),
    ]
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => walk(from, name ? `${name}.${key}` : key, inner))
}

/** The sentences of one copy, or of a part of it. */
export const sentencesIn = (copy: unknown) => walk('', '', copy)

const copies = import.meta.glob<Record<string, unknown>>('../*/*.copy.ts', { eager: true })

const fromCopies = Object.entries(copies).flatMap(([path, copy]) =>
  Object.entries(copy)
    .filter(([name]) => name.endsWith('Copy'))
    .flatMap(([, words]) => walk(path.replace('../', 'ui/'), '', words)),
)

type Schema = Parameters<typeof z.safeParse>[0]
const wrong = [undefined, null, '', 'x', 'x'.repeat(5000), 0, -1, 1.5, 1e9, [], ['x']]

/** What a field says of wrong values: it is given some. What zod says by itself no control can bring about. */
const messagesOf = (from: string, name: string, schema: Schema): ShownWord[] => {
  const said = wrong.flatMap((value) => {
    const result = z.safeParse(schema, value)
    return result.success ? [] : result.error.issues.map(({ message }) => message)
  })
  return said
    .filter((text) => !/^(Invalid input|Invalid option|Too (small|big))/.test(text))
    .map((text) => ({ from, name: `${name}, wrong`, text }))
}

interface Declared {
  label: string
  schema: Schema
  options?: unknown
  placeholder?: string
  hint?: string
  all?: string
}

const fromDeclared = (from: string, set: Record<string, Declared>, isForm: boolean): ShownWord[] =>
  Object.entries(set).flatMap(([name, { label, schema, options, placeholder, hint, all }]) => [
    ...walk(from, name, { label, placeholder, hint, all }).filter(({ text }) => text !== ''),
    ...(Array.isArray(options)
      ? options.flatMap((option: { label: string }) => walk(from, `${name}, option`, option.label))
      : []),
    ...(isForm ? messagesOf(from, name, schema) : []),
  ])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const declarations: Record<string, unknown> = {
  ...domain,
  additionalInfoForm: domain.additionalInfoForm({ firstName: '', lastName: null, email: null }),
}
const fromDomain = Object.entries(declarations).flatMap(([name, value]) => {
  if (!isRecord(value)) return []
  // What a form calls its fields and a list its set has the shape of a declaration; nothing else is called so.
  if (isRecord(value['fields']))
    return fromDeclared(`domain/${name}`, value['fields'] as Record<string, Declared>, true)
  if (isRecord(value['set']))
    return fromDeclared(`domain/${name}`, value['set'] as Record<string, Declared>, false)
  return []
})

const roles = domain.roles.map((role) => `Usuario ${role}`)
const lists = { cities: domain.cities, days: domain.days, shifts: domain.shifts, roles }

const all = [
  ...fromCopies,
  ...fromDomain,
  ...Object.entries(lists).flatMap(([name, texts]) => walk(`domain/${name}`, '', texts)),
  ...Object.entries(problems).map(([name, { sentence }]) => ({
    from: 'domain/problems',
    name,
    text: sentence,
  })),
]

/** Every sentence that the product shows, once per place that says it; read from the source, never typed here. */
export const shownWords: ShownWord[] = [
  ...new Map(all.map((word) => [`${word.from} ${word.text}`, word])).values(),
]
