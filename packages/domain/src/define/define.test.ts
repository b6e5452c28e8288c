import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'
import { call } from './call.ts'
import { filtersOf, queryOf } from './filterQuery.ts'
import { choice, choices, defineFilters, fixed, search } from './filters.ts'
import { defineForm, number, text } from './form.ts'
import { oneOf, rowId, someOf, textOf, wholeNumber } from './kinds.ts'
import { lastNameOrNone, photoOrNone } from './none.ts'
import { Problem, refuse, refuseIf } from './problem.ts'
import { fromSearch, toSearch } from './query.ts'
import { nameOfField, renamed } from './rename.ts'
import { fillPath, paramsOf } from './path.ts'
import { defineStates } from './states.ts'
import { isEmail, mailboxOf } from './email.ts'
import { lineBetween, optionalLine, optionalText, textUpTo } from './text.ts'

const filters = defineFilters(
  {
    title: search('tittle', 'Nombre'),
    colour: choice('color', 'Color', oneOf(['rojo', 'azul']), { initial: 'rojo', clears: ['tone'] }),
    tone: choice('tono', 'Tono', textOf(1, 20)),
    days: choices('dias', 'Días', oneOf(['lunes', 'martes'])),
    state: fixed('state', oneOf(['abierto']), 'abierto'),
  },
  { pageSize: 20 },
)

describe('filters', () => {
  it('reads what makes sense and falls back for the rest', () => {
    expect(filters.parse({ color: 'verde', page: '-4', page_size: '5000', state: 'cerrado' })).toEqual(
      filters.initial,
    )
    expect(filters.parse({ color: 'azul', page: '3', dias: 'lunes' })).toMatchObject({
      colour: 'azul',
      page: 3,
      days: ['lunes'],
    })
    expect(filters.parse({ dias: ['lunes', 'martes'] }).days).toEqual(['lunes', 'martes'])
  })
  it('takes a search from three letters on and clears it below (S-335, S-345, S-346, S-458)', () => {
    expect(filters.parse({ tittle: 'ab' }).title).toBeUndefined()
    expect(filters.parse({ tittle: '' }).title).toBeUndefined()
    expect(filters.parse({ tittle: ' abc ' }).title).toBe('abc')
  })
  it('goes back to page 1 on any change and drops what hung on it (S-333, S-334)', () => {
    const now = { ...filters.initial, tone: 'claro', page: 4 }
    expect(filters.change(now, { colour: 'azul' })).toMatchObject({
      colour: 'azul',
      tone: undefined,
      page: 1,
    })
    expect(filters.change(now, { page: 5 })).toMatchObject({ tone: 'claro', page: 5 })
  })
  it('sends only set values, and puts only unusual ones in the address (S-401)', () => {
    const some = { ...filters.initial, title: 'abc', days: [] }
    expect(filters.toQuery(some)).toEqual({
      tittle: 'abc',
      color: 'rojo',
      state: 'abierto',
      page: 1,
      page_size: 20,
    })
    expect(filters.toUrl(some)).toEqual({ tittle: 'abc' })
  })
  it('comes back the same from a query string', () => {
    const some = { ...filters.initial, title: 'caño', days: ['martes' as const], page: 2 }
    expect(filters.parse(fromSearch(toSearch(z.encode(queryOf(filters), some))))).toEqual(some)
  })
})

describe('the address of a call', () => {
  const shape = { summary: '', who: 'anyone', answer: z.unknown() } as const
  it('has its parameters filled in, and its query in the words of the wire', () => {
    expect(addressOf(call('GET', '/offer/:id/:part', shape), { params: { id: 7, part: 'a/b' } })).toBe(
      '/offer/7/a%2Fb',
    )
    const list = call('GET', '/offers', { ...shape, query: queryOf(filters) })
    expect(addressOf(list, { query: { ...filters.initial, title: 'caño', days: ['lunes', 'martes'] } })).toBe(
      '/offers?tittle=ca%C3%B1o&color=rojo&dias=lunes&dias=martes&state=abierto&page=1&page_size=20',
    )
  })
})

describe('kinds of a filter', () => {
  it('read what a query may carry and nothing else', () => {
    expect(rowId.read('7')).toBe(7)
    expect(['0', '-1', '1.5', 'x', '', undefined, null, 2 ** 31].map(rowId.read)).toEqual(
      Array(8).fill(undefined),
    )
    expect(wholeNumber(1, 5).read(5)).toBe(5)
    expect(oneOf(['a', 'b']).read('b')).toBe('b')
    expect(oneOf(['a', 'b']).read(['b'])).toBeUndefined()
    expect(someOf(oneOf(['a', 'b'])).read('a')).toEqual(['a'])
    expect(someOf(oneOf(['a', 'b'])).read(['a', 'c'])).toBeUndefined()
    expect(someOf(oneOf(['a', 'b'])).read([])).toBeUndefined()
    expect(textOf(1, 3).read('abcd')).toBeUndefined()
  })
  it('are known to whoever documents the call', () => {
    expect(filtersOf(queryOf(filters))).toBe(filters.set)
    expect(filters.set.days.holds.json).toEqual({
      type: 'array',
      items: { enum: ['lunes', 'martes'] },
      minItems: 1,
    })
  })
})

describe('renamed', () => {
  const codec = renamed(
    { title: z.string(), photo: photoOrNone, note: z.optional(z.string()) },
    { title: 'tittle' },
  )
  it('speaks the words of the wire outside and ours inside, both ways', () => {
    expect(z.decode(codec, { tittle: 'a', photo: 'sin foto' })).toEqual({ title: 'a', photo: null })
    expect(z.encode(codec, { title: 'a', photo: null })).toEqual({ tittle: 'a', photo: 'sin foto' })
  })
  it('names a faulty field as the caller wrote it and drops unknown ones', () => {
    const result = z.safeParse(codec, { tittle: 3, photo: 'x' })
    expect(result.error?.issues[0]?.path).toEqual(['tittle'])
    expect(z.safeParse(codec, { tittle: 'a', photo: 'x', role: 'admin' }).data).toEqual({
      title: 'a',
      photo: 'x',
    })
  })
  it('finds our name for a field that a refusal names with the words of the wire', () => {
    const nested = renamed({ person: codec, ids: z.array(z.number()) }, { person: 'user', ids: 'jobs' })
    expect(nameOfField(nested, 'user.tittle')).toBe('title')
    expect(nameOfField(nested, 'jobs.0')).toBe('ids')
    expect(nameOfField(nested, 'unknown')).toBe('unknown')
  })
})

describe('forms', () => {
  const form = defineForm({
    name: text('Nombre', z.string().check(z.minLength(2, 'corto')), ''),
    age: number('Edad', z.int('falta'), null),
  })
  it('derives its schema and its initial values from its fields', () => {
    expect(form.initial).toEqual({ name: '', age: null })
    const issues = z.safeParse(form.schema, form.initial).error?.issues
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'corto'],
      ['age', 'falta'],
    ])
  })
})

describe('the rest of the grammar', () => {
  it('knows where an event leads and where it is welcome', () => {
    const door = defineStates({
      closed: { label: '', tone: '', on: { push: 'open' } },
      open: { label: '', tone: '', on: {} },
    })
    expect(door.next('closed', 'push')).toBe('open')
    expect(door.next('open', 'push')).toBeUndefined()
    expect(door.from('push')).toEqual(['closed'])
  })
  it('turns the sentinels of the wire into nothing and back (S-277, S-285, S-286)', () => {
    expect(z.decode(photoOrNone, 'sin foto')).toBeNull()
    expect(z.decode(lastNameOrNone, 'sin apellido')).toBeNull()
    expect(z.encode(lastNameOrNone, null)).toBe('sin apellido')
  })
  it('fills a path and lists its parameters', () => {
    expect(paramsOf('/user/get/:id')).toEqual(['id'])
    expect(fillPath('/user/get/:id', { id: 7 })).toBe('/user/get/7')
  })
  it('refuses by name with a sentence and the fields at fault', () => {
    expect(() => refuse('invalid', { fields: { tittle: 'x' } })).toThrow(Problem)
    expect(() => refuseIf('banned')).toThrow('Usuario Baneado')
    expect(() => refuseIf(null)).not.toThrow()
  })
})

describe('a text', () => {
  const title = lineBetween(2, 70, 'Please enter a title')

  const description = textUpTo(100, 'Please enter a description')
  const messageOf = (schema: typeof title, text: string) =>
    z.safeParse(schema, text).error?.issues[0]?.message

  it.each(['\u200B\u2060\uFEFF \u200B', '\u3164\u3164\u3164', '\u2800\u2800', '\u00AD\u200D\u00AD'])(
    'without a visible character (%j) is missing where it is required',
    (text) => {
      expect(messageOf(title, text)).toBe('Please enter a title')
      expect(messageOf(description, text)).toBe('Please enter a description')
    },
  )

  it.each(['\u3164', '\u2800', '\u00AD', '\u200D'])('of %j alone is refused where it is optional', (text) => {
    for (const schema of [optionalText(9), optionalLine(9)])
      expect(messageOf(schema, text)).toBe('Tiene que haber letras o números que se vean')
    expect(z.parse(optionalLine(9), ' \u200B ')).toBe('')
  })

  it.each(['a\u001Bb', 'a\rb', 'a\nb', 'a\u2028b', 'a\u202Eb', 'a\u2067b', 'a\u0085b'])(
    'of one line refuses %j',
    (text) => {
      expect(messageOf(title, text)).toBe('Tiene caracteres que no se pueden usar')
      expect(messageOf(optionalLine(9), text)).toBe('Tiene caracteres que no se pueden usar')
    },
  )

  it('of several lines keeps its line breaks and loses marks that change its direction', () => {
    expect(z.parse(description, ' uno\n\u202Esod\u202C ')).toBe('uno\nsod')
  })

  it('keeps emoji and scripts that are written with joiners', () => {
    expect(z.parse(title, 'Taller 👩\u200D🔧')).toBe('Taller 👩\u200D🔧')
  })
})

describe('an e-mail address', () => {
  it.each(['ana@plomada.example', 'ana.paz+obras@sub.plomada.com.ar'])('may be %s', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    '',
    'ana',
    'ana@plomada',
    'a@b.ar,c@d.ar',
    'a@b.ar,1.x',
    'a@b.ar c@d.ar',
    'Ana <a@b.ar>',
    '"a@b.ar"@c.ar',
  ])('is not %j', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('has the mailbox of its address without capitals and without a tag', () => {
    expect(mailboxOf(' Ana.Paz+obras@Plomada.example')).toBe('ana.paz@plomada.example')
  })
})
