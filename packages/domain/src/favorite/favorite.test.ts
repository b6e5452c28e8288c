import { expect, test } from 'vitest'
import { people } from '../user/user.fixtures.ts'
import { saveRefusal } from './favorite.rules.ts'

const { ana, bruno, elena } = people
const otherProfessional = { ...bruno, id: 77 }

test.each([
  ['a client saves a professional', ana, bruno, null],
  ['a professional saves another one', otherProfessional, bruno, null],
  ['a professional does not save themselves', bruno, bruno, 'forbidden'],
  ['a client does not save themselves', ana, ana, 'forbidden'],
  ['a suspended professional is not found', ana, { ...bruno, isActive: false }, 'notFound'],
  ['a client is not found', bruno, ana, 'notFound'],
  ['an admin is not found', ana, elena, 'notFound'],
] as const)('%s (P-090)', (_, viewer, person, refusal) => {
  expect(saveRefusal(viewer, person)).toBe(refusal)
})
