import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { contactMessage } from './contact.fixtures.ts'
import { contactForm } from './contact.form.ts'

const errorFor = (field: string, value: string) =>
  z
    .safeParse(contactForm.schema, { ...contactMessage, [field]: value })
    .error?.issues.find(({ path }) => path[0] === field)?.message

describe('a contact message', () => {
  it('has a name, an email and a message, trimmed (S-301)', () => {
    const { name, email, message } = contactMessage
    expect(
      z.parse(contactForm.schema, { name: ` ${name} `, email: ` ${email}`, message: `${message}\n` }),
    ).toEqual(contactMessage)
    expect(Object.keys(contactForm.fields)).toEqual(['name', 'email', 'message'])
  })
  it('requires a name (S-347)', () => {
    expect(errorFor('name', '')).toBe('Please enter your name')
    expect(errorFor('name', '  ')).toBe('Please enter your name')
  })
  it('requires a valid email (S-348, S-349)', () => {
    expect(errorFor('email', '')).toBe('Please enter your email')
    expect(errorFor('email', 'ana@')).toBe('Invalid email')
    expect(errorFor('email', 'ana@plomada.example, otra@plomada.example')).toBe('Invalid email')
    expect(errorFor('email', `${'a'.repeat(250)}@plomada.example`)).toBe('Invalid email')
  })
  it('requires a text (S-350)', () => {
    expect(errorFor('message', ' \n ')).toBe('Please enter your message')
  })
  it('limits the length of name and text', () => {
    expect(errorFor('name', 'x'.repeat(71))).toBe('Puede tener 70 caracteres o menos')
    expect(errorFor('message', 'x'.repeat(2000))).toBeUndefined()
    expect(errorFor('message', 'x'.repeat(2001))).toBe('Puede tener 2000 caracteres o menos')
  })
})
