import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { Problem, refuse, refuseIf } from './problem.ts'

it('nullable codecs translate sentinels to null and back (S-277, S-285, S-286)', () => {
  expect(z.decode(nullablePhoto, 'sin foto')).toBeNull()
  expect(z.decode(nullableLastName, 'sin apellido')).toBeNull()
  expect(z.encode(nullableLastName, null)).toBe('sin apellido')
})
it('refuse throws a problem with its sentence and fields', () => {
  expect(() => refuse('invalid', { fields: { tittle: 'x' } })).toThrow(Problem)
  expect(() => refuse('invalid', { fields: { tittle: 'x' } })).toThrow(
    expect.objectContaining({ name: 'Problem', code: 'invalid', status: 400, fields: { tittle: 'x' } }),
  )
  expect(() => refuseIf('banned')).toThrow('Usuario Baneado')
  expect(() => refuseIf(null)).not.toThrow()
})
