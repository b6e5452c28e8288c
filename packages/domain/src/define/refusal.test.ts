import { expect, test } from 'vitest'
import { Problem, problems } from './problem.ts'
import { refusalOf } from './refusal.ts'

test('a named refusal keeps its sentence and its fields', () => {
  const refused = refusalOf(new Problem('invalid', { fields: { title: 'Please enter a title' } }))
  expect(refused).toEqual({ message: problems.invalid.sentence, fields: { title: 'Please enter a title' } })
  expect(refusalOf({ message: 'Usuario Baneado' }).message).toBe('Usuario Baneado')
})

test('a lost connection is told as such also where the code of refusals could not be fetched', () => {
  const lost = Object.assign(new Error('Sin conexión'), { code: 'unavailable', status: 503 })
  expect(refusalOf(lost).message).toBe('Sin conexión')
})

test('what a broken program says is not shown to people', () => {
  expect(refusalOf(new TypeError('Failed to fetch')).message).toBe(problems.unexpected.sentence)
  expect(refusalOf(new DOMException('Aborted', 'AbortError')).message).toBe(problems.unexpected.sentence)
  expect(refusalOf(undefined).message).toBe(problems.unexpected.sentence)
})
