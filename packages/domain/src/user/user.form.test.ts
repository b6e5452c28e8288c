import { expect, test } from 'vitest'
import { emailCodeForm } from './user.form.ts'

test.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  [' 12 34 56 78 ', '12345678'],
])('the code «%s» of a mail is taken as %s', (code, taken) => {
  expect(emailCodeForm.schema.safeParse({ code }).data).toEqual({ code: taken })
})

test.each([
  ['', 'Escribí el código'],
  ['   ', 'Escribí el código'],
  ['1234567', 'El código tiene 8 números'],
  ['123456789', 'El código tiene 8 números'],
  ['1234567a', 'El código tiene 8 números'],
])('the code «%s» is refused: %s', (code, message) => {
  expect(emailCodeForm.schema.safeParse({ code }).error?.issues[0]?.message).toBe(message)
})
