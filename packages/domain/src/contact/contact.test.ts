import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contactMessage } from './contact.fixtures.ts'
import { contactForm } from './contact.form.ts'

const messageOf = (field: string, value: string) =>
  z
    .safeParse(contactForm.schema, { ...contactMessage, [field]: value })
    .error?.issues.find(({ path }) => path[0] === field)?.message

describe('a contact message', () => {
  it('is a name, an e-mail and a message, without the spaces around them (S-301)', () => {
    const { name, email, message } = contactMessage
    expect(
      z.parse(contactForm.schema, { name: ` ${name} `, email: ` ${email}`, message: `${message}\n` }),
    ).toEqual(contactMessage)
    expect(Object.keys(contactForm.fields)).toEqual(['name', 'email', 'message'])
  })
  it('wants a name (S-347)', () => {
    expect(messageOf('name', '')).toBe('Please enter your name')
    expect(messageOf('name', '  ')).toBe('Please enter your name')
  })
  it('wants a valid e-mail (S-348, S-349)', () => {
    expect(messageOf('email', '')).toBe('Please enter your email')
    expect(messageOf('email', 'ana@')).toBe('Invalid email')
    expect(messageOf('email', 'ana@plomada.example, otra@plomada.example')).toBe('Invalid email')
    expect(messageOf('email', `${'a'.repeat(250)}@plomada.example`)).toBe('Invalid email')
  })
  it('wants a text (S-350)', () => {
    expect(messageOf('message', ' \n ')).toBe('Please enter your message')
  })
  it('is no longer than somebody reads', () => {
    expect(messageOf('name', 'x'.repeat(71))).toBe('Puede tener 70 caracteres o menos')
    expect(messageOf('message', 'x'.repeat(2000))).toBeUndefined()
    expect(messageOf('message', 'x'.repeat(2001))).toBe('Puede tener 2000 caracteres o menos')
  })
})
