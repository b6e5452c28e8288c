import { Problem, problems } from './problem.ts'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test('a named refusal keeps its sentence and its fields', () => {
  const refused = refusalOf(new Problem('invalid', { fields: { title: 'Please enter a title' } }))
  expect(refused).toEqual({ message: problems.invalid.sentence, fields: { title: 'Please enter a title' } })
  expect(refusalOf({ message: 'Usuario Baneado' }).message).toBe('Usuario Baneado')
})

test('what a broken program says is not shown to people', () => {
  expect(refusalOf(new TypeError('Failed to fetch')).message).toBe(problems.unexpected.sentence)
  expect(refusalOf(undefined).message).toBe(problems.unexpected.sentence)
})
