import { describe, expect, test } from 'vitest'
import { lookOf } from './lookalike.ts'
import { isImpersonation, isNicknameImpersonation } from '../user/user.rules.ts'

const elena = { nickname: 'elena', firstName: 'Elena', lastName: 'Quiroga' }

describe('a name that readers may take for an admin’s or the marketplace’s', () => {
  test.each([
    'Elena Quiroga',
    'ELENA  QUIROGA',
    'Eléna Quíroga.',
    'Elena\u200DQuiroga',
    'Еlеna Quirоga',
    'E1ena Quir0ga',
    'Ｅｌｅｎａ Ｑｕｉｒｏｇａ',
    'Plomada',
    'PL0MADA',
    'Plornada',
    'Р l o m a d a',
    'Soporte Plomada',
    'plomada.oficial',
    'Administración',
    'Adrnin',
  ])('is %j', (name) => {
    expect(isImpersonation(name, [elena])).toBe(true)
    expect(isNicknameImpersonation(name, [elena])).toBe(true)
  })

  test.each(['elena', 'ΕLΕΝΑ'])('is %j as a nickname, but not as a first name', (name) => {
    expect([isNicknameImpersonation(name, [elena]), isImpersonation(name, [elena])]).toEqual([true, false])
  })

  test.each([
    'Elena Pérez',
    'Quiroga',
    'Construcciones La Plomada Sur',
    'Ana Ferreyra',
    'Equipo Norte',
    'Clara Segura',
    '',
    '李小龍',
  ])('is not %j', (name) => {
    expect(isImpersonation(name, [elena])).toBe(false)
  })

  test('is compared by its look: case, accents, spaces and lookalike letters do not count', () => {
    expect(lookOf('Ángel Ñáñez')).toBe(lookOf('angel nanez'))
    expect(lookOf('Bruno')).not.toBe(lookOf('Bruna'))
  })
})
