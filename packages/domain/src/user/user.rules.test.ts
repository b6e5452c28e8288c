import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { additionalInfoForm } from './user.form.ts'
import { isComplete, orMissing, phoneDigits, residence, whyNotAmend } from './user.rules.ts'

it('a place is named without the parts that are missing', () => {
  const translate = (text: string) => `*${text}`
  const none = { province: null, city: null, address: null }
  expect(residence({ ...none, province: 'Buenos Aires' }, translate)).toBe('*Buenos Aires')
  expect(residence({ ...none, city: 'Tigre' }, translate)).toBe('*Sin registro, *Tigre')
  expect(residence({ province: 'Buenos Aires', city: 'Tigre', address: 'Calle 1' })).toBe(
    'Buenos Aires, Tigre, Calle 1',
  )
})

it('a value that nobody filled in is shown as N/E, and zero is a value', () => {
  expect([null, undefined, '', 0, 'x'].map(orMissing)).toEqual(['N/E', 'N/E', 'N/E', '0', 'x'])
})

it('a profile is complete with a phone and a first name', () => {
  expect(isComplete({ phone: '2215550142', firstName: 'Ana' })).toBe(true)
  expect(isComplete({ phone: null, firstName: 'Ana' })).toBe(false)
  expect(isComplete({ phone: '2215550142', firstName: '' })).toBe(false)
})

it('a phone loses the prefix of the country only where it is too long with it', () => {
  expect(phoneDigits('+54 9 221 555-0142')).toBe('2215550142')
  expect(phoneDigits('054 221 555-0142')).toBe('2215550142')
  expect(phoneDigits('5422155501')).toBe('5422155501')
  expect(phoneDigits('221549555014')).toBe('221549555014')
})

describe('an admin who changes a user', () => {
  const admin = { id: 1 }
  const person = (role: 'admin' | 'comun' | 'professional', isActive = true) => ({
    id: 2,
    role,
    isActive,
    isBusy: true,
  })
  it('may take the role of admin away while another admin is active, whatever work is under way', () => {
    expect(whyNotAmend(admin, person('admin'), { role: 'comun' }, 1)).toBeNull()
    expect(whyNotAmend(admin, person('admin'), { role: 'comun' }, 0)).toBe('lastAdmin')
  })
  it('may ban a client although no other admin is active', () => {
    expect(whyNotAmend(admin, person('comun'), { isActive: false }, 0)).toBeNull()
  })
  it('may change an account of an admin that is banned already', () => {
    expect(whyNotAmend(admin, person('admin', false), { isActive: false }, 0)).toBeNull()
  })
})

it('the form of a new account starts with what the identity provider knows', () => {
  const known = { firstName: 'Maximiliano', lastName: 'Ferreyra', email: 'max@plomada.example' }
  const { initial, fields } = additionalInfoForm(known)
  expect(initial).toEqual({ ...known, phone: '' })
  expect(additionalInfoForm({ firstName: 'Ana', lastName: null, email: null }).initial).toEqual({
    firstName: 'Ana',
    lastName: '',
    email: '',
    phone: '',
  })
  expect(Object.values(fields).map(({ label, autoComplete }) => [label, autoComplete])).toEqual([
    ['Nombre', 'given-name'],
    ['Apellido', 'family-name'],
    ['Email', 'email'],
    ['Telefono', 'tel-national'],
  ])
})

it('a first name of a new account may have exactly 10 characters', () => {
  const { firstName } = additionalInfoForm({ firstName: '', lastName: null, email: null }).fields
  expect(z.safeParse(firstName.schema, 'Alejandra1').success).toBe(true)
  expect(z.safeParse(firstName.schema, 'Alejandra12').success).toBe(false)
  expect(z.safeParse(firstName.schema, ' ').error?.issues[0]?.message).toBe('Campo obligatorio')
})
