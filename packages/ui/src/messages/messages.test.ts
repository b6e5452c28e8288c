import { describe, expect, expectTypeOf, test } from 'vitest'
import { formatMessage, type MessageTemplate } from './formatMessage.ts'
import { de, en, esAR, ptBR } from './index.ts'
import type { ValuesOf } from './messages.ts'

const getForms = (template: MessageTemplate) =>
  typeof template === 'string' ? [template] : Object.values(template)
const getPlaceholders = (template: MessageTemplate) => [
  ...new Set(getForms(template).flatMap((text) => text.match(/\{\w+\}/g) ?? [])),
]

describe.each([
  ['de', de],
  ['en', en],
  ['pt-BR', ptBR],
])('the messages in %s', (_, table: Readonly<Record<string, MessageTemplate>>) => {
  test.each(Object.entries<MessageTemplate>(esAR))('have the placeholders of %s', (key, template) => {
    const translated = table[key] ?? ''
    expect(getPlaceholders(translated).toSorted()).toEqual(getPlaceholders(template).toSorted())
    expect(typeof translated).toBe(typeof template)
  })
})

test('placeholders are filled in by name, in any order', () => {
  expect(formatMessage('{b}, then {a}, then {b}', 'en', { a: 1, b: 'x' })).toBe('x, then 1, then x')
  expect(formatMessage('{missing}', 'en')).toBe('{missing}')
})

test('the plural form follows the rules of the language', () => {
  const files = { one: '{count} plik', few: '{count} pliki', many: '{count} plików', other: '{count} pliku' }
  expect([1, 2, 5, 1.5].map((count) => formatMessage(files, 'pl', { count }))).toEqual([
    '1 plik',
    '2 pliki',
    '5 plików',
    '1.5 pliku',
  ])
  expect(formatMessage({ other: '{count} items' }, 'en', { count: 1 })).toBe('1 items')
})

test('the values of a message are its placeholders', () => {
  expectTypeOf<ValuesOf<'close'>>().toEqualTypeOf<[]>()
  expectTypeOf<ValuesOf<'pager.pageOf'>>().toEqualTypeOf<
    [values: Readonly<Record<'page' | 'pages', string | number>>]
  >()
  expectTypeOf<ValuesOf<'form.missing'>>().toEqualTypeOf<
    [values: Readonly<Record<'count', string | number>>]
  >()
})
