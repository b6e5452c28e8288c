import { expect, it } from 'vitest'
import { contactForm } from './contact.form.ts'

it('the contact form starts empty and lets browsers fill in name and email', () => {
  expect(contactForm.initial).toEqual({ name: '', email: '', message: '' })
  expect(Object.values(contactForm.fields).map(({ label, autoComplete }) => [label, autoComplete])).toEqual([
    ['Nombre', 'name'],
    ['Email', 'email'],
    ['Mensaje', undefined],
  ])
})
