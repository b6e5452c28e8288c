import { expect, test } from 'vitest'
import { toUserError } from './userError.ts'

const unexpected = { message: 'Something went wrong' }

test('a thrown object keeps its message and its fields', () => {
  const error = { message: 'Check the form', fields: { title: 'Too short' } }
  expect(toUserError(error, unexpected.message)).toEqual(error)
})

test('an error keeps its message only when it is for users', () => {
  const error = Object.assign(new Error('No connection'), { isUserError: true })
  expect(toUserError(error, unexpected.message).message).toBe('No connection')
  expect(toUserError(Object.assign(error, { isUserError: false }), unexpected.message)).toEqual(unexpected)
})

test.each([null, undefined, 'text', { message: 7 }, new TypeError('x is undefined')])(
  'anything else (%o) becomes the unexpected error',
  (thrown) => expect(toUserError(thrown, unexpected.message)).toEqual(unexpected),
)
