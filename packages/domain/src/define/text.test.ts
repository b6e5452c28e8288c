import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { isEmail, toMailbox } from './email.ts'
import { lineBetween, optionalLine, optionalText, textUpTo } from './text.ts'

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

  it.each(['\u3164', '\u2800', '\u00AD', '\u200D'])('of only %j is refused where it is optional', (text) => {
    for (const schema of [optionalText(9), optionalLine(9)])
      expect(errorFor(schema, text)).toBe('Escribí letras o números que se vean')
    expect(z.parse(optionalLine(9), ' \u200B ')).toBe('')
  })

  it.each(['a\u001Bb', 'a\rb', 'a\nb', 'a\u2028b', 'a\u202Eb', 'a\u2067b', 'a\u0085b'])(
    'of one line refuses %j',
    (text) => {
      expect(errorFor(title, text)).toBe('Tiene caracteres que no podemos guardar')
      expect(errorFor(optionalLine(9), text)).toBe('Tiene caracteres que no podemos guardar')
    },
  )

  it('of several lines keeps its line breaks and loses marks that change its direction', () => {
    expect(z.parse(description, ' uno\n\u202Esod\u202C ')).toBe('uno\nsod')
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
