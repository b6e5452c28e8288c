import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { isSet, search } from './filters.ts'
import { oneOf, someOf, textOf, wholeNumber } from './kinds.ts'
import { orNone } from './none.ts'
import { toPage } from './page.ts'
import { fillPath, paramsOf } from './path.ts'
import { Problem, problems } from './problem.ts'
import { fromSearch, toSearch, withQuery } from './query.ts'
import { refusalOf } from './refusal.ts'
import { nameOfField, renamed } from './rename.ts'

describe('query strings', () => {
  it('leave out what is not set, and keep zero and false', () => {
    const query = { a: undefined, b: null, c: '', d: 0, e: false, f: [1, '', 2] }
    expect(String(toSearch(query))).toBe('d=0&e=false&f=1&f=2')
    expect(withQuery('/x', { a: '' })).toBe('/x')
    expect(withQuery('/x', { a: 1 })).toBe('/x?a=1')
  })

  it('read a key without a value as empty text, and a repeated one as a list', () => {
    expect(fromSearch(new URLSearchParams('a&b=1&b=2'))).toEqual({ a: '', b: ['1', '2'] })
  })
})

describe('filters', () => {
  it('count as set unless they are missing, empty text or an empty list', () => {
    expect([undefined, '', []].map(isSet)).toEqual([false, false, false])
    expect([0, false, 'a', ['a']].map(isSet)).toEqual([true, true, true, true])
  })

  it('describe a search with its placeholder, where there is one', () => {
    expect(search('name', 'Nombre')).toMatchObject({ kind: 'search', wire: 'name', label: 'Nombre' })
    expect(search('name', 'Nombre')).not.toHaveProperty('placeholder')
    expect(search('name', 'Nombre', 'Ana')).toHaveProperty('placeholder', 'Ana')
  })

  it('take values up to their limits, and describe them in JSON Schema', () => {
    const text = textOf(2, 4)
    expect(['a', ' ab ', 'abcd', 'abcde', 7].map(text.read)).toEqual([
      undefined,
      'ab',
      'abcd',
      undefined,
      undefined,
    ])
    expect(text.json).toEqual({ type: 'string', minLength: 2, maxLength: 4 })
    expect(wholeNumber(1, 9).json).toEqual({ type: 'integer', minimum: 1, maximum: 9 })
    const color = oneOf(['rojo', 'azul'])
    expect(color.json).toEqual({ enum: ['rojo', 'azul'] })
    expect(someOf(color).json).toEqual({ type: 'array', items: color.json, minItems: 1 })
    expect([['rojo', 'verde'], ['rojo'], 'azul', []].map(someOf(color).read)).toEqual([
      undefined,
      ['rojo'],
      ['azul'],
      undefined,
    ])
  })
})

describe('names on the wire', () => {
  it('read every way of saying nothing as null, and write the word for it', () => {
    const photo = orNone('sin foto')
    expect([undefined, null, '', 'sin foto', 'a.webp'].map((value) => z.decode(photo, value))).toEqual([
      null,
      null,
      null,
      null,
      'a.webp',
    ])
    expect([null, 'a.webp'].map((value) => z.encode(photo, value))).toEqual(['sin foto', 'a.webp'])
  })

  it('are translated in both directions, for refused fields and items of a list too', () => {
    const schema = renamed({ days: z.optional(z.array(z.string())), name: z.string() }, { days: 'dias' })
    expect(z.decode(schema, { dias: ['lunes'], name: 'Ana' })).toEqual({ days: ['lunes'], name: 'Ana' })
    expect(z.decode(schema, { name: 'Ana' })).toEqual({ name: 'Ana' })
    expect(z.encode(schema, { days: ['lunes'], name: 'Ana' })).toEqual({ dias: ['lunes'], name: 'Ana' })
    expect(z.encode(schema, { name: 'Ana' })).toEqual({ name: 'Ana' })
    expect(nameOfField(schema, 'dias.10')).toBe('days')
    expect(nameOfField(schema, 'user.dias')).toBe('days')
    expect(nameOfField(schema, 'x1')).toBe('x1')
    expect(nameOfField(undefined, '3')).toBe('3')
  })

  it('fill a path, and leave empty what is not given', () => {
    expect(paramsOf('/a/:one/b/:two')).toEqual(['one', 'two'])
    expect(fillPath('/a/:one/b/:two', { one: 'ñ', two: 2 })).toBe('/a/%C3%B1/b/2')
    expect(fillPath('/a/:one')).toBe('/a/')
  })
})

it('a page says how many pages there are', () => {
  expect(toPage([1, 2], 41, { pageSize: 20 })).toEqual({ result: [1, 2], totalPages: 3, total: 41 })
  expect(toPage([], 0, { pageSize: 20 })).toEqual({ result: [], totalPages: 0, total: 0 })
})

it('only the messages of refusals are shown', () => {
  expect(new Problem('conflict').name).toBe('Problem')
  const unexpected = { message: problems.unexpected.sentence }
  expect([null, undefined, 'text', { message: 7 }, new TypeError('x is undefined')].map(refusalOf)).toEqual([
    unexpected,
    unexpected,
    unexpected,
    unexpected,
    unexpected,
  ])
})
