import { expect, test } from 'vitest'
import { Problem, problems } from './problem.ts'
import { toUserError } from './userError.ts'

test('a problem keeps its message and its fields', () => {
  const error = toUserError(new Problem('invalid', { fields: { title: 'Please enter a title' } }))
  expect(error).toEqual({ message: problems.invalid.sentence, fields: { title: 'Please enter a title' } })
  expect(toUserError({ message: 'Usuario Baneado' }).message).toBe('Usuario Baneado')
})

test('an error for users keeps its message without being a Problem', () => {
  const lost = Object.assign(new Error('Sin conexión'), { code: 'unavailable', isUserError: true })
  expect(toUserError(lost).message).toBe('Sin conexión')
})

test('the message of a programming error is not shown', () => {
  expect(toUserError(new TypeError('Failed to fetch')).message).toBe(problems.unexpected.sentence)
  expect(toUserError(new DOMException('Aborted', 'AbortError')).message).toBe(problems.unexpected.sentence)
  expect(toUserError(undefined).message).toBe(problems.unexpected.sentence)
})
