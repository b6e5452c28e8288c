import { describe, expect, test } from 'vitest'
import { toSkeleton } from './lookalike.ts'
import { isImpersonation, isNicknameImpersonation } from '../user/user.rules.ts'

const elena = { nickname: 'elena', firstName: 'Elena', lastName: 'Quiroga' }

describe('names that readers may take for an admin’s or the marketplace’s', () => {
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
    'Elena Paz (Admin)',
    'Juan Soporte',
    'Plomada Ventas',
    'Construcciones La Plomada Sur',
  ])('include %j', (name) => {
    expect(isImpersonation(name, [elena])).toBe(true)
    expect(isNicknameImpersonation(name, [elena])).toBe(true)
  })

  test.each(['elena', 'ΕLΕΝΑ'])('include %j as a nickname, but not as a first name', (name) => {
    expect([isNicknameImpersonation(name, [elena]), isImpersonation(name, [elena])]).toEqual([true, false])
  })

  test.each(['Elena Pérez', 'Quiroga', 'Ana Ferreyra', 'Equipo Norte', 'Clara Segura', '', '李小龍'])(
    'do not include %j',
    (name) => {
      expect(isImpersonation(name, [elena])).toBe(false)
    },
  )

  test('are compared without case, accents and spaces, with lookalike letters as equal', () => {
    expect(toSkeleton('Ángel Ñáñez')).toBe(toSkeleton('angel nanez'))
    expect(toSkeleton('Walter Yáñez')).toBe(toSkeleton('VValter Υanez'))
    expect(toSkeleton('Bruno')).not.toBe(toSkeleton('Bruna'))
  })
})
