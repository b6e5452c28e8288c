import { expect, test } from 'vitest'
import { isEmail, toMailbox } from './email.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  [' Ana@Example.COM ', 'ana@example.com'],
  ['ana+obra@example.com', 'ana@example.com'],
  ['ana+obra+casa@example.com', 'ana@example.com'],
])('the mailbox of %s is %s, so that limits count it once', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox)
})

test('only a whole address is an email', () => {
  expect(isEmail('ana@example.com')).toBe(true)
  for (const text of ['', 'ana', 'ana@', '@example.com', 'ana example.com']) expect(isEmail(text)).toBe(false)
})
