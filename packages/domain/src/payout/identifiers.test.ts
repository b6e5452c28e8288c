import { describe, expect, it } from 'vitest'
import { payoutAccountForm } from './payout.form.ts'
import { getTargetKind, isAlias, isCbu, isCuit, isCvu } from './identifiers.ts'

const bank = '2850590940090418135201'
const wallet = '0000003100062244154712'

/** Returns every number that differs from another one in one digit. */
const withOneWrongDigit = (number: string): string[] =>
  Array.from(number).flatMap((digit, at) =>
    Array.from('0123456789')
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
  )

const read = (changes: Partial<Record<'cuit' | 'target' | 'holder', string>>) => {
  const typed = { cuit: '20-12345678-6', target: bank, holder: 'Bruno Saldaño', ...changes }
  const { data, error } = payoutAccountForm.schema.safeParse(typed)
  return data ?? Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]))
}

describe('the number of an account', () => {
  it('has a check digit for the bank and one for the account (P-245)', () => {
    expect([bank, wallet].map(isCbu)).toEqual([true, true])
    expect([bank, wallet].map(isCvu)).toEqual([false, true])
    expect([bank, wallet, 'mi.alias.mp'].map(getTargetKind)).toEqual(['cbu', 'cvu', 'alias'])
    for (const wrong of [...withOneWrongDigit(bank), ...withOneWrongDigit(wallet)])
      expect(isCbu(wrong), wrong).toBe(false)
    for (const wrong of ['0'.repeat(22), bank.slice(1), `${bank}0`, ` ${bank}`, ''])
      expect(isCbu(wrong), wrong).toBe(false)
  })

  it('may be replaced by an alias of 6 to 20 letters, digits, points and hyphens (P-245)', () => {
    for (const alias of ['casa.sol.mar', 'ABCDEF', 'plomero-2026', 'a'.repeat(20), '123456'])
      expect(isAlias(alias), alias).toBe(true)
    for (const wrong of ['corto', 'a'.repeat(21), 'año.nuevo.mar', 'camión.rojo', 'casa sol', 'casa_sol', ''])
      expect(isAlias(wrong), wrong).toBe(false)
  })
})

describe('a CUIT', () => {
  it('has a check digit modulo 11 and a prefix that is in use (P-245)', () => {
    for (const cuit of ['20123456786', '23123456785', '25123456788', '27123456780', '30707070702'])
      expect(isCuit(cuit), cuit).toBe(true)
    for (const wrong of withOneWrongDigit('20123456786')) expect(isCuit(wrong), wrong).toBe(false)
    for (const wrong of ['21123456785', '2012345678', '201234567866', '20-12345678-6', ''])
      expect(isCuit(wrong), wrong).toBe(false)
  })

  it('does not exist where the check digit would be 10, with any last digit (P-245)', () => {
    for (const last of '0123456789') expect(isCuit(`2010000005${last}`), last).toBe(false)
    // Its owner has another prefix.
    expect(isCuit('23100000059')).toBe(true)
  })
})

describe('the form of an account', () => {
  it('reads what people paste (P-245)', () => {
    const expected = { cuit: '20123456786', target: bank, holder: 'Bruno Saldaño' }
    expect(read({ target: '2850590 9 4009041813520 1' })).toEqual(expected)
    expect(read({ target: '28505909-40090418135201', cuit: '20.12345678.6' })).toEqual(expected)
    expect(read({ cuit: ' 20 12345678 6\u00A0', target: `\u200B${bank}\n` })).toEqual(expected)
    expect(read({ target: ' casa.sol-mar ' })).toMatchObject({ target: 'casa.sol-mar' })
  })

  it.each([
    ['cuit', '', 'Escribí tu CUIT o CUIL'],
    ['cuit', '12345678', 'El CUIT tiene 11 números y escribiste 8 números'],
    ['cuit', '20-12345678-9', 'Ese CUIT no existe: revisá los números'],
    ['cuit', 'veinte', 'El CUIT tiene solo números'],
    ['target', '', 'Escribí tu CBU, CVU o alias'],
    ['target', bank.slice(0, 21), 'El CBU o CVU tiene 22 números y escribiste 21 números'],
    ['target', bank.replace('2', '3'), 'Ese CBU no existe: revisá los primeros 8 números'],
    ['target', `${bank.slice(0, 21)}2`, 'Ese CBU no existe: revisá los últimos 14 números'],
    ['target', 'año.nuevo', 'El alias tiene de 6 a 20 letras sin acento ni ñ, números, puntos o guiones'],
    ['holder', ' ', 'Escribí el nombre del titular'],
  ])('says what is wrong with %s «%s» (P-245)', (field, typed, message) => {
    expect(read({ [field]: typed })).toEqual({ [field]: message })
  })
})
