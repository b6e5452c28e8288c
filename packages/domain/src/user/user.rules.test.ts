import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { additionalInfoForm } from './user.form.ts'
import {
  isProfileComplete,
  formatOptional,
  normalizePhone,
  formatResidence,
  findUserEditProblem,
} from './user.rules.ts'

it('formatResidence leaves out missing parts', () => {
  const translate = (text: string) => `*${text}`
  const none = { province: null, city: null, address: null }
  expect(formatResidence({ ...none, province: 'Buenos Aires' }, translate)).toBe('*Buenos Aires')
  expect(formatResidence({ ...none, city: 'Tigre' }, translate)).toBe('*Sin registro, *Tigre')
  expect(formatResidence({ province: 'Buenos Aires', city: 'Tigre', address: 'Calle 1' })).toBe(
    'Buenos Aires, Tigre, Calle 1',
  )
})

it('formatOptional returns N/E for missing values, but not for zero', () => {
  expect([null, undefined, '', 0, 'x'].map(formatOptional)).toEqual(['N/E', 'N/E', 'N/E', '0', 'x'])
})

it('a profile is complete with a phone and a first name', () => {
  expect(isProfileComplete({ phone: '2215550142', firstName: 'Ana' })).toBe(true)
  expect(isProfileComplete({ phone: null, firstName: 'Ana' })).toBe(false)
  expect(isProfileComplete({ phone: '2215550142', firstName: '' })).toBe(false)
})

it('normalizePhone removes the country prefix only from numbers that are too long with it', () => {
  expect(normalizePhone('+54 9 221 555-0142')).toBe('2215550142')
  expect(normalizePhone('054 221 555-0142')).toBe('2215550142')
  expect(normalizePhone('5422155501')).toBe('5422155501')
  expect(normalizePhone('221549555014')).toBe('221549555014')
})

describe('findUserEditProblem', () => {
  const admin = { id: 1 }
  const person = (role: 'admin' | 'comun' | 'professional', isActive = true) => ({
    id: 2,
    role,
    isActive,
    isBusy: true,
  })
  it('allows demoting a busy admin while another admin is active', () => {
    expect(findUserEditProblem(admin, person('admin'), { role: 'comun' }, 1)).toBeNull()
    expect(findUserEditProblem(admin, person('admin'), { role: 'comun' }, 0)).toBe('lastAdmin')
  })
  it('allows banning a client without other active admins', () => {
    expect(findUserEditProblem(admin, person('comun'), { isActive: false }, 0)).toBeNull()
  })
  it('allows changing a banned admin', () => {
    expect(findUserEditProblem(admin, person('admin', false), { isActive: false }, 0)).toBeNull()
  })
})

it('the form of a new account starts with the data of the identity provider', () => {
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
