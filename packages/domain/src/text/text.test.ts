import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { isEmail, toMailbox } from './email.ts'
import { lineBetween, normalizeLine, normalizeText, optionalLine, optionalText, textUpTo } from './text.ts'

describe('a text', () => {
  const title = lineBetween(2, 70, 'Please enter a title')

  const description = textUpTo(100, 'Please enter a description')
  const errorFor = (schema: typeof title, text: string) => z.safeParse(schema, text).error?.issues[0]?.message

  it.each(['\u200B\u2060\uFEFF \u200B', '\u3164\u3164\u3164', '\u2800\u2800', '\u00AD\u200D\u00AD'])(
    'without a visible character (%j) is missing where it is required',
    (text) => {
      expect(errorFor(title, text)).toBe('Please enter a title')
      expect(errorFor(description, text)).toBe('Please enter a description')
    },
  )

  it('of only an empty braille pattern is refused where it is optional, and one of ignorable characters is empty', () => {
    for (const schema of [optionalText(9), optionalLine(9)]) {
      expect(errorFor(schema, '\u2800')).toBe('Escribí letras o números que se vean')
      expect(z.parse(schema, ' \u200B\u3164\u00AD\u200D ')).toBe('')
    }
  })

  it.each(['a\u001Bb', 'a\rb', 'a\nb', 'a\u2028b', 'a\u0085b'])('of one line refuses %j', (text) => {
    expect(errorFor(title, text)).toBe('Tiene caracteres que no podemos guardar')
    expect(errorFor(optionalLine(9), text)).toBe('Tiene caracteres que no podemos guardar')
  })

  it('of several lines keeps its line breaks and loses marks that change its direction', () => {
    expect(z.parse(description, ' uno\n\u202Esod\u202C ')).toBe('uno\nsod')
  })

  it.each([
    ...[
      ...'\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000',
    ].map((space) => [`Pintar${space}la${space}pared`, 'Pintar la pared']),
    ...[
      ...'\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u2060\u2064\u202A\u2069\u3164\uFE0F\uFEFF\uFFA0',
    ].map((ignorable) => [`Pin${ignorable}tar`, 'Pintar']),
    ['man\u0303ana', 'mañana'],
    ['uno\r\ndos\u2028tres\u0085cuatro', 'uno\ndos\ntres\ncuatro'],
  ])('%j is normalized to %j (P-170)', (text, normalized) => {
    expect(normalizeText(text)).toBe(normalized)
    expect(normalizeText(normalized)).toBe(normalized)
  })

  it('of one line has single spaces (P-170)', () => {
    expect(normalizeLine('  Pintar \u00A0 la   pared ')).toBe('Pintar la pared')
  })

  it.each([
    '👩\u200D🔧',
    '👩🏽\u200D🔧',
    '❤\uFE0F',
    '❤\uFE0F\u200D🔥',
    '🏳\uFE0F\u200D🌈',
    '1\uFE0F\u20E3',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'क्\u200Dष',
    'می\u200Cخواهم',
  ])('keeps the invisible characters of %j, which change what one sees (P-170)', (text) => {
    expect(normalizeText(`a ${text} b`)).toBe(`a ${text} b`)
  })

  it('keeps the joiners of emoji and scripts', () => {
    expect(z.parse(title, 'Taller 👩\u200D🔧')).toBe('Taller 👩\u200D🔧')
  })
})

describe('an email address', () => {
  it.each(['ana@plomada.example', 'ana.paz+obras@sub.plomada.com.ar'])('accepts %s', (address) => {
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
  ])('refuses %j', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  it('is normalized to lower case without its tag', () => {
    expect(toMailbox(' Ana.Paz+obras@Plomada.example')).toBe('ana.paz@plomada.example')
  })
})
