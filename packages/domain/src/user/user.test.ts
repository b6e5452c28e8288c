import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { AnyForm } from '@plomada/define'
import { profileWireNames, userCalls } from './user.calls.ts'
import { people } from './user.fixtures.ts'
import { professionalForm } from '../professional/professional.form.ts'
import { roleForm } from '../session/session.form.ts'
import { additionalInfoForm, personalDataForm, userForm } from './user.form.ts'
import {
  fullName,
  isProfileComplete,
  formatOptional,
  normalizePhone,
  formatRating,
  formatResidence,
  findUserEditProblem,
  roleChangeRefusal,
} from './user.rules.ts'
import { userWire } from './user.wire.ts'

const form = additionalInfoForm({ firstName: 'Maximiliano', lastName: null, email: null })
const errorIn = (target: AnyForm, values: Record<string, unknown>, field: string) =>
  z
    .safeParse(target.schema, { ...target.initial, ...values })
    .error?.issues.find(({ path }) => path[0] === field)?.message
const errorFor = (values: Record<string, unknown>, field: string) => errorIn(form, values, field)

describe('the form of /aditionalinfo', () => {
  it('requires names of 10 characters at most (S-363, S-364, S-459)', () => {
    expect(errorFor({ firstName: 'Maximilianx' }, 'firstName')).toBe('Puede tener 10 caracters o menos')
    expect(errorFor({ firstName: '' }, 'firstName')).toBe('Campo obligatorio')
    expect(errorFor({ lastName: '' }, 'lastName')).toBe('Campo obligatorio')
    expect(errorFor({ lastName: 'Ferreyra' }, 'lastName')).toBeUndefined()
  })
  it('accepts a longer name of the identity provider unchanged', () => {
    expect(errorFor({ firstName: 'Maximiliano' }, 'firstName')).toBeUndefined()
  })
  it('requires a valid email (S-365, S-366)', () => {
    expect(errorFor({ email: '' }, 'email')).toBe('Email obligatorio')
    expect(errorFor({ email: 'ana@' }, 'email')).toBe('Email invalido')
  })
  it('requires a phone of at most 10 digits, with the specified message (S-367, S-368)', () => {
    expect(errorFor({ phone: '' }, 'phone')).toBe('La ciudad es obligatoria')
    expect(errorFor({ phone: '22155501423' }, 'phone')).toBe('Puede tener 10 caracters o menos')
    expect(errorFor({ phone: '+54 9 221 555-0142' }, 'phone')).toBeUndefined()
    expect(normalizePhone('+54 9 221 555-0142')).toBe('2215550142')
  })
})

describe('the form of /profilec/modificardatos', () => {
  const personal = (values: Record<string, unknown>) => {
    const [field = ''] = Object.keys(values)
    return errorIn(personalDataForm, values, field)
  }
  it('requires names of 2 to 70 characters (S-369, S-370)', () => {
    for (const name of ['', ' ', 'x', 'x'.repeat(71)]) {
      expect(personal({ firstName: name })).toBe('Please enter a name')
      expect(personal({ lastName: name })).toBe('Please enter a last name')
    }
    for (const name of ['Al', 'x'.repeat(70)]) {
      expect(personal({ firstName: name })).toBeUndefined()
      expect(personal({ lastName: name })).toBeUndefined()
    }
  })
  it('requires an address (S-371)', () => {
    expect(personal({ address: '  ' })).toBe('Please enter an address')
    expect(personal({ address: 'Calle 48 n.º 1120' })).toBeUndefined()
    expect(personal({ address: 'x'.repeat(121) })).toBe('Puede tener 120 caracteres o menos')
  })
  it('requires Buenos Aires and one of its cities (S-372)', () => {
    expect(personal({ province: 'Salta' })).toBe('Please select one')
    expect(personal({ city: 'Rosario' })).toBe('Please select one')
    expect(personal({ city: '' })).toBe('Please select one')
    expect(personal({ province: 'Buenos Aires' })).toBeUndefined()
    expect(personal({ city: 'La Plata' })).toBeUndefined()
  })
})

describe('registration', () => {
  it('requires only the role when the role is comun (S-375, S-012)', () => {
    expect(z.safeParse(roleForm.schema, { ...roleForm.initial }).error?.issues[0]?.message).toBe(
      'Campo obligatorio',
    )
    expect(z.safeParse(roleForm.schema, { role: 'comun', photoFile: null }).success).toBe(true)
    expect(z.safeParse(roleForm.schema, { role: 'admin', photoFile: null }).success).toBe(false)
  })
  it('requires a trade, a day and a city when the role is professional (S-013, S-297)', () => {
    const issues = z.safeParse(professionalForm.schema, professionalForm.initial).error?.issues
    expect(issues?.map(({ path }) => path[0])).toEqual(['tradeIds', 'days', 'city'])
  })
})

describe('display of a user', () => {
  it('fullName returns the first and last name, or only the first (S-217)', () => {
    expect(fullName(people.ana)).toBe('Ana Ferreyra')
    expect(fullName(people.carla)).toBe('Carla')
  })
  it('formatResidence returns the known parts of the place, or Sin datos (S-218, S-224)', () => {
    expect(formatResidence(people.ana.place)).toBe('Buenos Aires, La Plata, Calle 48 n.º 1120')
    expect(formatResidence({ province: null, city: 'Quilmes', address: null })).toBe('Sin registro, Quilmes')
    expect(formatResidence({ province: null, city: null, address: null })).toBe('Sin datos')
  })
  it('missing values are shown as N/E (S-220, S-223)', () => {
    expect(formatOptional(null)).toBe('N/E')
    expect(formatOptional('x')).toBe('x')
    expect(formatRating(null)).toBe('N/E')
    expect(formatRating(4.64)).toBe('4,6')
  })
  it('a profile is complete if it has a phone', () => {
    expect(isProfileComplete(people.ana)).toBe(true)
    expect(isProfileComplete(people.maximiliano)).toBe(false)
  })
})

describe('a user on the wire', () => {
  it.each(Object.entries(people))('round-trips: %s', (_, person) => {
    expect(z.decode(userWire, JSON.parse(JSON.stringify(z.encode(userWire, person))))).toEqual(person)
  })
  it('uses the names of the specification (S-284, S-287, S-288, S-289, S-291)', () => {
    expect(z.encode(userWire, people.carla)).toMatchObject({
      user: 'carla',
      lastName: 'sin apellido',
      imagePerfil: 'sin foto',
      ciudad: 'Moron',
      role: 'professional',
      state: true,
      rating_promedio: null,
      Jobs: [{ id: 2, name: 'Electricidad' }],
      dias: ['viernes', 'sabado', 'domingo'],
      horario: 'tarde',
    })
  })
})

describe('roles', () => {
  it('change only from comun to professional (S-385)', () => {
    const roles = ['comun', 'professional', 'admin'] as const
    const allowed = roles.flatMap((from) =>
      roles.filter((to) => from !== to && roleChangeRefusal(from, to) === null).map((to) => [from, to]),
    )
    expect(allowed).toEqual([['comun', 'professional']])
    for (const role of roles) expect(roleChangeRefusal(role, role)).toBeNull()
    expect(roleChangeRefusal('comun', 'admin')).toBe('roleFixed')
  })
})

describe('the form in which admins edit a user', () => {
  const filled = { ...userForm.initial, nickname: 'ana', email: 'ana@plomada.example', firstName: 'Ana' }
  it('converts empty optional fields to null and limits lengths', () => {
    expect(userForm.schema.parse(filled)).toEqual({
      ...filled,
      lastName: null,
      phone: null,
      province: null,
      city: null,
      address: null,
      description: null,
    })
    expect(errorIn(userForm, { ...filled, lastName: 'x'.repeat(71) }, 'lastName')).toMatch('70')
    expect(errorIn(userForm, { ...filled, address: 'x'.repeat(121) }, 'address')).toMatch('120')
    expect(errorIn(userForm, { ...filled, description: 'x'.repeat(1001) }, 'description')).toMatch('1000')
  })
  it('requires a nickname, a valid email and a first name', () => {
    expect(errorIn(userForm, { ...filled, nickname: ' ' }, 'nickname')).toBe('Escribí un nombre de usuario')
    expect(errorIn(userForm, { ...filled, email: 'ana@' }, 'email')).toBe('Email invalido')
    expect(errorIn(userForm, { ...filled, firstName: '' }, 'firstName')).toBe('Please enter a name')
  })
  it('counts only the digits of a phone', () => {
    expect(userForm.schema.parse({ ...filled, phone: '+54 9 221 555-0142' }).phone).toBe('2215550142')
    expect(errorIn(userForm, { ...filled, phone: '22155501423' }, 'phone')).toBe(
      'Puede tener 10 caracters o menos',
    )
  })
})

describe('findUserEditProblem', () => {
  const { elena, ana, bruno } = people
  const idle = { isBusy: false }
  it('allows admins to ban and reactivate others, but not themselves (S-018, S-325)', () => {
    expect(findUserEditProblem(elena, { ...ana, ...idle }, { isActive: false }, 1)).toBeNull()
    expect(findUserEditProblem(elena, { ...elena, ...idle }, { isActive: false }, 1)).toBe('ownAccount')
    expect(findUserEditProblem(elena, { ...elena, ...idle }, { role: 'comun' }, 1)).toBe('ownAccount')
    expect(findUserEditProblem(elena, { ...elena, ...idle }, { role: 'admin', isActive: true }, 0)).toBeNull()
  })
  it('refuses to ban or demote the last active admin', () => {
    const other = { ...ana, role: 'admin' as const, ...idle }
    expect(findUserEditProblem(elena, other, { isActive: false }, 1)).toBeNull()
    expect(findUserEditProblem(elena, other, { isActive: false }, 0)).toBe('lastAdmin')
    expect(findUserEditProblem(elena, other, { role: 'comun' }, 0)).toBe('lastAdmin')
    expect(findUserEditProblem(elena, { ...other, isActive: false }, { role: 'comun' }, 0)).toBeNull()
  })
  it('refuses to change the role of a busy user, except from client to professional', () => {
    const busy = { isBusy: true }
    expect(findUserEditProblem(elena, { ...ana, ...busy }, { role: 'admin' }, 1)).toBe('roleFixed')
    expect(findUserEditProblem(elena, { ...bruno, ...busy }, { role: 'comun' }, 1)).toBe('roleFixed')
    expect(findUserEditProblem(elena, { ...ana, ...busy }, { role: 'professional' }, 1)).toBeNull()
    expect(findUserEditProblem(elena, { ...ana, ...busy }, { isActive: false }, 1)).toBeNull()
  })
})

describe('changes by a user to their own profile', () => {
  const texts = [1, 2, 10, 11, 70, 71, 120, 121, 1000, 1001].flatMap((length) => [
    'x'.repeat(length),
    '1'.repeat(length),
  ])
  const values = [
    '',
    ' ',
    null,
    [],
    [1],
    ['lunes'],
    ['x'],
    'tarde',
    'Buenos Aires',
    'Moron',
    'a@b.example',
    ...texts,
  ]
  // `additionalInfoForm` accepts any name that the identity provider sent.
  const formsFor = (value: unknown): AnyForm[] => [
    additionalInfoForm({ firstName: String(value), lastName: String(value), email: null }),
    personalDataForm,
    professionalForm,
  ]
  const wireNames: Record<string, string> = profileWireNames
  const names = new Set(formsFor('').flatMap(({ fields }) => Object.keys(fields)))

  it.each([...names])('the server accepts a value if and only if a form accepts it: %s', (name) => {
    for (const value of values) {
      const schemas = formsFor(value).flatMap(({ fields }) => fields[name]?.schema ?? [])
      const isAccepted = schemas.some((schema) => z.safeParse(schema, value).success)
      const sent = { [wireNames[name] ?? name]: value }
      expect(z.safeParse(userCalls.update.body ?? z.never(), sent).success, JSON.stringify(value)).toBe(
        isAccepted,
      )
    }
  })
})

describe('an edit of a user by an admin, on the wire', () => {
  const { body } = userCalls.amend
  it('uses the names of the specification and encodes empty values (S-429)', () => {
    const sent = z.encode(body ?? z.unknown(), {
      id: 7,
      nickname: 'ana',
      lastName: null,
      phone: null,
      address: 'Mitre 1',
      province: 'Buenos Aires',
      city: 'Moron',
      isActive: false,
    })
    expect(sent).toEqual({
      id: 7,
      user: 'ana',
      lastName: 'sin apellido',
      phone: '',
      direccion: 'Mitre 1',
      provincia: 'Buenos Aires',
      ciudad: 'Moron',
      state: false,
    })
  })
  it('round-trips', () => {
    const amendment = { id: 7, version: 3, lastName: null, phone: null, city: null, description: 'x' }
    expect(z.decode(body ?? z.unknown(), z.encode(body ?? z.unknown(), amendment))).toEqual(amendment)
  })
})
