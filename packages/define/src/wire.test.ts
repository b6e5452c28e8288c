import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { isSet, search } from './filters.ts'
import { oneOf, arrayOf, boundedText, boundedInteger } from './valueParsers.ts'
import { nullableText } from './nullable.ts'
import { toPage } from './page.ts'
import { fillPath, getPathParams } from './url.ts'
import { parseSearchParams, toSearchParams, withQuery } from './url.ts'
import { findFieldName, renameFields } from './renameFields.ts'

describe('query strings', () => {
  it('leave out unset values and keep zero and false', () => {
    const query = { a: undefined, b: null, c: '', d: 0, e: false, f: [1, '', 2] }
    expect(String(toSearchParams(query))).toBe('d=0&e=false&f=1&f=2')
    expect(withQuery('/x', { a: '' })).toBe('/x')
    expect(withQuery('/x', { a: 1 })).toBe('/x?a=1')
  })

  it('parse a key without a value as empty text and a repeated key as a list', () => {
    expect(parseSearchParams(new URLSearchParams('a&b=1&b=2'))).toEqual({ a: '', b: ['1', '2'] })
  })
})

describe('filters', () => {
  it('count as set unless they are missing, empty text or an empty list', () => {
    expect([undefined, '', []].map(isSet)).toEqual([false, false, false])
    expect([0, false, 'a', ['a']].map(isSet)).toEqual([true, true, true, true])
  })

  it('declare a search with its optional placeholder', () => {
    expect(search('name', 'Nombre')).toMatchObject({ kind: 'search', wire: 'name', label: 'Nombre' })
    expect(search('name', 'Nombre')).not.toHaveProperty('placeholder')
    expect(search('name', 'Nombre', 'Ana')).toHaveProperty('placeholder', 'Ana')
  })

  it('accept values within their limits and describe them in JSON Schema', () => {
    const text = boundedText(2, 4)
    expect(['a', ' ab ', 'abcd', 'abcde', 7].map(text.parse)).toEqual([
      undefined,
      'ab',
      'abcd',
      undefined,
      undefined,
    ])
    expect(text.jsonSchema).toEqual({ type: 'string', minLength: 2, maxLength: 4 })
    expect(boundedInteger(1, 9).jsonSchema).toEqual({ type: 'integer', minimum: 1, maximum: 9 })
    const color = oneOf(['rojo', 'azul'])
    expect(color.jsonSchema).toEqual({ enum: ['rojo', 'azul'] })
    expect(arrayOf(color).jsonSchema).toEqual({ type: 'array', items: color.jsonSchema, minItems: 1 })
    expect([['rojo', 'verde'], ['rojo'], 'azul', []].map(arrayOf(color).parse)).toEqual([
      undefined,
      ['rojo'],
      ['azul'],
      undefined,
    ])
  })
})

describe('names on the wire', () => {
  it('decode missing, empty and sentinel values as null and encode the sentinel', () => {
    const photo = nullableText('sin foto')
    expect([undefined, null, '', 'sin foto', 'a.webp'].map((value) => z.decode(photo, value))).toEqual([
      null,
      null,
      null,
      null,
      'a.webp',
    ])
    expect([null, 'a.webp'].map((value) => z.encode(photo, value))).toEqual(['sin foto', 'a.webp'])
  })

  it('are translated in both directions, including those of invalid fields and list items', () => {
    const schema = renameFields({ days: z.optional(z.array(z.string())), name: z.string() }, { days: 'dias' })
    expect(z.decode(schema, { dias: ['lunes'], name: 'Ana' })).toEqual({ days: ['lunes'], name: 'Ana' })
    expect(z.decode(schema, { name: 'Ana' })).toEqual({ name: 'Ana' })
    expect(z.encode(schema, { days: ['lunes'], name: 'Ana' })).toEqual({ dias: ['lunes'], name: 'Ana' })
    expect(z.encode(schema, { name: 'Ana' })).toEqual({ name: 'Ana' })
    expect(findFieldName(schema, 'dias.10')).toBe('days')
    expect(findFieldName(schema, 'user.dias')).toBe('days')
    expect(findFieldName(schema, 'x1')).toBe('x1')
    expect(findFieldName(undefined, '3')).toBe('3')
  })

  it('fill a path and leave missing parameters empty', () => {
    expect(getPathParams('/a/:one/b/:two')).toEqual(['one', 'two'])
    expect(fillPath('/a/:one/b/:two', { one: 'ñ', two: 2 })).toBe('/a/%C3%B1/b/2')
    expect(fillPath('/a/:one')).toBe('/a/')
  })
})

it('toPage computes the number of pages', () => {
  expect(toPage([1, 2], 41, { pageSize: 20 })).toEqual({ result: [1, 2], totalPages: 3, total: 41 })
  expect(toPage([], 0, { pageSize: 20 })).toEqual({ result: [], totalPages: 0, total: 0 })
})
