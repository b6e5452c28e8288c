import * as z from 'zod/mini'
import { describe, expect, it, test } from 'vitest'
import { buildCallUrl } from './buildCallUrl.ts'
import { defineCall } from './call.ts'
import { getFilters, queryCodec } from './queryCodec.ts'
import { choice, choices, day, defineFilters, fixed, flag, numeric, search } from './filters.ts'
import { calendarDay, checkbox, combobox, defineForm, number, password, text, toggle } from './form.ts'
import { oneOf, rowId, arrayOf, boundedText, boundedInteger } from './valueParsers.ts'
import { nullableText } from './nullable.ts'
import { parseSearchParams, toSearchParams } from './url.ts'
import { findFieldName, renameFields } from './renameFields.ts'
import { fillPath, getPathParams } from './url.ts'
import { defineStates } from './states.ts'

const filters = defineFilters(
  {
    title: search('tittle', 'Nombre'),
    color: choice('color', 'Color', oneOf(['rojo', 'azul']), { initial: 'rojo', clears: ['tone'] }),
    tone: choice('tono', 'Tono', boundedText(1, 20)),
    days: choices('dias', 'Días', oneOf(['lunes', 'martes'])),
    state: fixed('state', oneOf(['abierto']), 'abierto'),
  },
  { pageSize: 20 },
)

describe('filters', () => {
  it('keep invalid values, so that a list with them is empty, until a filter changes (P-171)', () => {
    const query = { color: 'verde', page: '-4', page_size: '5000', state: 'cerrado', tittle: ['a', 'b'] }
    const invalid = { color: 'verde', page: '-4', tittle: ['a', 'b'] }
    const parsed = filters.parse(query)
    expect(parsed).toEqual({ ...filters.initial, invalid })
    expect(filters.toQuery(parsed)).toMatchObject(invalid)
    expect(filters.parse(filters.toUrlQuery(parsed))).toEqual(parsed)
    expect(filters.change(parsed, { color: 'azul' }).invalid).toBeUndefined()
  })
  it('cut a search of more than a hundred letters (P-171)', () => {
    const cut = filters.parse({ tittle: 'x'.repeat(500) })
    expect(cut).toMatchObject({ title: 'x'.repeat(100), isSearchCut: true })
    expect(filters.parse({ tittle: 'x'.repeat(100) })).not.toHaveProperty('isSearchCut')
    expect(filters.change(cut, { page: 2 }).isSearchCut).toBeUndefined()
  })
  it('parse valid values and fall back to the initial ones', () => {
    expect(filters.parse({ page_size: '5000', state: 'cerrado', color: '', tittle: 'ab' })).toEqual(
      filters.initial,
    )
    expect(filters.parse({ color: 'azul', page: '3', dias: 'lunes' })).toMatchObject({
      color: 'azul',
      page: 3,
      days: ['lunes'],
    })
    expect(filters.parse({ dias: ['lunes', 'martes'] }).days).toEqual(['lunes', 'martes'])
  })
  it('accept a search of at least three letters (S-335, S-345, S-346, S-458)', () => {
    expect(filters.parse({ tittle: 'ab' }).title).toBeUndefined()
    expect(filters.parse({ tittle: '' }).title).toBeUndefined()
    expect(filters.parse({ tittle: ' abc ' }).title).toBe('abc')
  })
  it('return to page 1 on a change and clear dependent filters (S-333, S-334)', () => {
    const now = { ...filters.initial, tone: 'claro', page: 4 }
    expect(filters.change(now, { color: 'azul' })).toMatchObject({
      color: 'azul',
      tone: undefined,
      page: 1,
    })
    expect(filters.change(now, { page: 5 })).toMatchObject({ tone: 'claro', page: 5 })
  })
  it('send only set values, and put only changed ones in the URL (S-401)', () => {
    const some = { ...filters.initial, title: 'abc', days: [] }
    expect(filters.toQuery(some)).toEqual({
      tittle: 'abc',
      color: 'rojo',
      state: 'abierto',
      page: 1,
      page_size: 20,
    })
    expect(filters.toUrlQuery(some)).toEqual({ tittle: 'abc' })
  })
  it('round-trip through a query string', () => {
    const some = { ...filters.initial, title: 'caño', days: ['martes' as const], page: 2 }
    expect(filters.parse(parseSearchParams(toSearchParams(z.encode(queryCodec(filters), some))))).toEqual(
      some,
    )
  })
})

describe('filters of ranges and of what is on or off', () => {
  const rentals = defineFilters(
    {
      priceFrom: numeric('price_min', 'Price from', boundedInteger(0, 500), { rangeEnd: 'priceTo' }),
      priceTo: numeric('price_max', 'Price up to', boundedInteger(0, 500)),
      from: day('from', 'From', { rangeEnd: 'to' }),
      to: day('to', 'To'),
      isDelivered: flag('delivered', 'With delivery'),
    },
    { pageSize: 20 },
  )
  it('are read from a URL and written to it', () => {
    const query = {
      price_min: '10',
      price_max: '50',
      from: '2026-03-01',
      to: '2026-03-09',
      delivered: 'true',
    }
    const parsed = rentals.parse(query)
    expect(parsed).toEqual({
      priceFrom: 10,
      priceTo: 50,
      from: '2026-03-01',
      to: '2026-03-09',
      isDelivered: true,
      page: 1,
      pageSize: 20,
    })
    expect(parseSearchParams(toSearchParams(rentals.toUrlQuery(parsed)))).toEqual(query)
  })
  it('keep the values that they do not accept', () => {
    const invalid = { price_min: '-1', price_max: '501', delivered: 'false' }
    expect(rentals.parse(invalid).invalid).toEqual(invalid)
  })
})

describe('the URL of a call', () => {
  const shape = { summary: '', audience: 'anyone', response: z.unknown() } as const
  it('has its parameters and its query with wire names', () => {
    expect(
      buildCallUrl(defineCall('GET', '/offer/:id/:part', shape), { params: { id: 7, part: 'a/b' } }),
    ).toBe('/offer/7/a%2Fb')
    const list = defineCall('GET', '/offers', { ...shape, query: queryCodec(filters) })
    expect(
      buildCallUrl(list, { query: { ...filters.initial, title: 'caño', days: ['lunes', 'martes'] } }),
    ).toBe('/offers?tittle=ca%C3%B1o&color=rojo&dias=lunes&dias=martes&state=abierto&page=1&page_size=20')
  })
})

describe('value parsers', () => {
  it('accept only valid query values', () => {
    expect(rowId.parse('7')).toBe(7)
    expect(['0', '-1', '1.5', 'x', '', undefined, null, 2 ** 31].map(rowId.parse)).toEqual(
      Array(8).fill(undefined),
    )
    expect(boundedInteger(1, 5).parse(5)).toBe(5)
    expect(oneOf(['a', 'b']).parse('b')).toBe('b')
    expect(oneOf(['a', 'b']).parse(['b'])).toBeUndefined()
    expect(arrayOf(oneOf(['a', 'b'])).parse('a')).toEqual(['a'])
    expect(arrayOf(oneOf(['a', 'b'])).parse(['a', 'c'])).toBeUndefined()
    expect(arrayOf(oneOf(['a', 'b'])).parse([])).toBeUndefined()
    expect(boundedText(1, 3).parse('abcd')).toBeUndefined()
  })
  it('are available to the API documentation', () => {
    expect(getFilters(queryCodec(filters))).toBe(filters.set)
    expect(filters.set.days.parser.jsonSchema).toEqual({
      type: 'array',
      items: { enum: ['lunes', 'martes'] },
      minItems: 1,
    })
  })
})

describe('renameFields', () => {
  const codec = renameFields(
    { title: z.string(), photo: nullableText('sin foto'), note: z.optional(z.string()) },
    { title: 'tittle' },
  )
  it('translates between wire names and domain names', () => {
    expect(z.decode(codec, { tittle: 'a', photo: 'sin foto' })).toEqual({ title: 'a', photo: null })
    expect(z.encode(codec, { title: 'a', photo: null, note: undefined })).toStrictEqual({
      tittle: 'a',
      photo: 'sin foto',
    })
  })
  it('reports invalid fields by wire name and drops unknown ones', () => {
    const result = z.safeParse(codec, { tittle: 3, photo: 'x' })
    expect(result.error?.issues[0]?.path).toEqual(['tittle'])
    expect(z.safeParse(codec, { tittle: 'a', photo: 'x', role: 'admin' }).data).toEqual({
      title: 'a',
      photo: 'x',
    })
  })
  it('finds the domain name of a field that a problem names by its wire name', () => {
    const nested = renameFields({ person: codec, ids: z.array(z.number()) }, { person: 'user', ids: 'jobs' })
    expect(findFieldName(nested, 'user.tittle')).toBe('title')
    expect(findFieldName(nested, 'jobs.0')).toBe('ids')
    expect(findFieldName(nested, 'unknown')).toBe('unknown')
  })
})

describe('forms', () => {
  const form = defineForm({
    name: text('Nombre', z.string().check(z.minLength(2, 'corto')), ''),
    age: number('Edad', z.int('falta'), null),
  })
  it('derive schema and initial values from their fields', () => {
    expect(form.initial).toEqual({ name: '', age: null })
    const issues = z.safeParse(form.schema, form.initial).error?.issues
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'corto'],
      ['age', 'falta'],
    ])
  })
})

test('a number keeps the format of its control', () => {
  const formatOptions = { style: 'unit', unit: 'kilogram' } as const
  const form = defineForm({ weight: number('Weight', z.number(), null, { formatOptions }) })
  expect(form.fields.weight.formatOptions).toEqual(formatOptions)
})

test('consent has to be given, a switch and a choice from a long list may stay as they are', () => {
  const form = defineForm({
    terms: checkbox('I accept the terms', z.literal(true, 'Accept the terms'), false),
    reminder: toggle('Remind me', z.boolean(), false),
    district: combobox('District', z.nullable(z.string()), null, { options: 'given' }),
    start: calendarDay('First day', z.nullable(z.iso.date()), null),
    code: password('Password', z.string(), '', { autoComplete: 'new-password' }),
  })
  const { issues } = z.safeParse(form.schema, form.initial).error ?? {}
  expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([['terms', 'Accept the terms']])
  const data = { ...form.initial, terms: true }
  expect(z.parse(form.schema, data)).toEqual(data)
  expect(Object.values(form.fields).map(({ kind }) => kind)).toEqual([
    'checkbox',
    'switch',
    'combobox',
    'day',
    'password',
  ])
})

describe('the other helpers', () => {
  it('a state machine returns the next state and the states of an event', () => {
    const gate = defineStates({
      closed: { label: '', tone: '', on: { push: 'open' } },
      open: { label: '', tone: '', on: {} },
    })
    expect(gate.next('closed', 'push')).toBe('open')
    expect(gate.next('open', 'push')).toBeUndefined()
    expect(gate.from('push')).toEqual(['closed'])
  })
  it('a path is filled in and lists its parameters', () => {
    expect(getPathParams('/user/get/:id')).toEqual(['id'])
    expect(fillPath('/user/get/:id', { id: 7 })).toBe('/user/get/7')
  })
})
