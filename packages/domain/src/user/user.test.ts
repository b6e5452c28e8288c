import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { AnyForm } from '../define/form.ts'
import { profileWords, userCalls } from './user.calls.ts'
import { accounts, people } from './user.fixtures.ts'
import { userFilters } from './user.filters.ts'
import { professionalForm } from '../professional/professional.form.ts'
import { roleForm } from '../session/session.form.ts'
import { additionalInfoForm, personalDataForm, userForm } from './user.form.ts'
import {
  fullName,
  isComplete,
  orMissing,
  phoneDigits,
  ratingText,
  residence,
  whyNotAmend,
  whyNotBecome,
} from './user.rules.ts'
import { userWire } from './user.wire.ts'

const form = additionalInfoForm({ firstName: 'Maximiliano', lastName: null, email: null })
const messageIn = (of: AnyForm, values: Record<string, unknown>, field: string) =>
  z.safeParse(of.schema, { ...of.initial, ...values }).error?.issues.find(({ path }) => path[0] === field)
    ?.message
const messageOf = (values: Record<string, unknown>, field: string) => messageIn(form, values, field)

describe('the form of /aditionalinfo', () => {
  it('wants names of 10 characters at most (S-363, S-364, S-459)', () => {
    expect(messageOf({ firstName: 'Maximilianx' }, 'firstName')).toBe('Puede tener 10 caracters o menos')
    expect(messageOf({ firstName: '' }, 'firstName')).toBe('Campo obligatorio')
    expect(messageOf({ lastName: '' }, 'lastName')).toBe('Campo obligatorio')
    expect(messageOf({ lastName: 'Ferreyra' }, 'lastName')).toBeUndefined()
  })
  it('lets a longer name of the identity provider pass as it came', () => {
    expect(messageOf({ firstName: 'Maximiliano' }, 'firstName')).toBeUndefined()
  })
  it('wants a valid e-mail (S-365, S-366)', () => {
    expect(messageOf({ email: '' }, 'email')).toBe('Email obligatorio')
    expect(messageOf({ email: 'ana@' }, 'email')).toBe('Email invalido')
  })
  it('wants a phone of 10 digits at most and asks for it with the odd message (S-367, S-368)', () => {
    expect(messageOf({ phone: '' }, 'phone')).toBe('La ciudad es obligatoria')
    expect(messageOf({ phone: '22155501423' }, 'phone')).toBe('Puede tener 10 caracters o menos')
    expect(messageOf({ phone: '+54 9 221 555-0142' }, 'phone')).toBeUndefined()
    expect(phoneDigits('+54 9 221 555-0142')).toBe('2215550142')
  })
})

describe('the form of /profilec/modificardatos', () => {
  const personal = (values: Record<string, unknown>) => {
    const [field = ''] = Object.keys(values)
    return messageIn(personalDataForm, values, field)
  }
  it('wants names of 2 to 70 characters (S-369, S-370)', () => {
    for (const name of ['', ' ', 'x', 'x'.repeat(71)]) {
      expect(personal({ firstName: name })).toBe('Please enter a name')
      expect(personal({ lastName: name })).toBe('Please enter a last name')
    }
    for (const name of ['Al', 'x'.repeat(70)]) {
      expect(personal({ firstName: name })).toBeUndefined()
      expect(personal({ lastName: name })).toBeUndefined()
    }
  })
  it('wants an address (S-371)', () => {
    expect(personal({ address: '  ' })).toBe('Please enter an address')
    expect(personal({ address: 'Calle 48 n.º 1120' })).toBeUndefined()
    expect(personal({ address: 'x'.repeat(121) })).toBe('Puede tener 120 caracteres o menos')
  })
  it('wants Buenos Aires and one of its cities (S-372)', () => {
    expect(personal({ province: 'Salta' })).toBe('Please select one')
    expect(personal({ city: 'Rosario' })).toBe('Please select one')
    expect(personal({ city: '' })).toBe('Please select one')
    expect(personal({ province: 'Buenos Aires' })).toBeUndefined()
    expect(personal({ city: 'La Plata' })).toBeUndefined()
  })
})

describe('registration', () => {
  it('wants a role and nothing else of a comun (S-375, S-012)', () => {
    expect(z.safeParse(roleForm.schema, { ...roleForm.initial }).error?.issues[0]?.message).toBe(
      'Campo obligatorio',
    )
    expect(z.safeParse(roleForm.schema, { role: 'comun', photoFile: null }).success).toBe(true)
    expect(z.safeParse(roleForm.schema, { role: 'admin', photoFile: null }).success).toBe(false)
  })
  it('wants a trade, a day and a city of a professional (S-013, S-297)', () => {
    const issues = z.safeParse(professionalForm.schema, professionalForm.initial).error?.issues
    expect(issues?.map(({ path }) => path[0])).toEqual(['tradeIds', 'days', 'city'])
  })
})

describe('how a person is shown', () => {
  it('by first and last name, or the first alone (S-217)', () => {
    expect(fullName(people.ana)).toBe('Ana Ferreyra')
    expect(fullName(people.carla)).toBe('Carla')
  })
  it('by their place, what is known of it, or Sin datos (S-218, S-224)', () => {
    expect(residence(people.ana.place)).toBe('Buenos Aires, La Plata, Calle 48 n.º 1120')
    expect(residence({ province: null, city: 'Quilmes', address: null })).toBe('Sin registro, Quilmes')
    expect(residence({ province: null, city: null, address: null })).toBe('Sin datos')
  })
  it('with N/E for what is missing (S-220, S-223)', () => {
    expect(orMissing(null)).toBe('N/E')
    expect(orMissing('x')).toBe('x')
    expect(ratingText(null)).toBe('N/E')
    expect(ratingText(4.64)).toBe('4,6')
  })
  it('as complete once there is a phone', () => {
    expect(isComplete(people.ana)).toBe(true)
    expect(isComplete(people.maximiliano)).toBe(false)
  })
})

describe('a person on the wire', () => {
  it.each(Object.entries(people))('comes back the same: %s', (_, person) => {
    expect(z.decode(userWire, JSON.parse(JSON.stringify(z.encode(userWire, person))))).toEqual(person)
  })
  it('has the names of the specification (S-284, S-287, S-288, S-289, S-291)', () => {
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
  it('go from comun to professional and nowhere else (S-385)', () => {
    const roles = ['comun', 'professional', 'admin'] as const
    const allowed = roles.flatMap((from) =>
      roles.filter((to) => from !== to && whyNotBecome(from, to) === null).map((to) => [from, to]),
    )
    expect(allowed).toEqual([['comun', 'professional']])
    for (const role of roles) expect(whyNotBecome(role, role)).toBeNull()
    expect(whyNotBecome('comun', 'admin')).toBe('roleFixed')
  })
})

describe('the form in which an admin changes somebody', () => {
  const filled = { ...userForm.initial, nickname: 'ana', email: 'ana@plomada.example', firstName: 'Ana' }
  it('takes nothing for what may be missing, and no more than fits', () => {
    expect(userForm.schema.parse(filled)).toEqual({
      ...filled,
      lastName: null,
      phone: null,
      province: null,
      city: null,
      address: null,
      description: null,
    })
    expect(messageIn(userForm, { ...filled, lastName: 'x'.repeat(71) }, 'lastName')).toMatch('70')
    expect(messageIn(userForm, { ...filled, address: 'x'.repeat(121) }, 'address')).toMatch('120')
    expect(messageIn(userForm, { ...filled, description: 'x'.repeat(1001) }, 'description')).toMatch('1000')
  })
  it('wants a nickname, a valid e-mail and a first name', () => {
    expect(messageIn(userForm, { ...filled, nickname: ' ' }, 'nickname')).toBe(
      'Escribir un nombre de usuario',
    )
    expect(messageIn(userForm, { ...filled, email: 'ana@' }, 'email')).toBe('Email invalido')
    expect(messageIn(userForm, { ...filled, firstName: '' }, 'firstName')).toBe('Please enter a name')
  })
  it('counts the digits of a phone alone', () => {
    expect(userForm.schema.parse({ ...filled, phone: '+54 9 221 555-0142' }).phone).toBe('2215550142')
    expect(messageIn(userForm, { ...filled, phone: '22155501423' }, 'phone')).toBe(
      'Puede tener 10 caracters o menos',
    )
  })
})

describe('the list of everybody', () => {
  it('starts at page 1 of 30 with those who are active, whatever their role and place (S-466)', () => {
    expect(userFilters.toQuery(userFilters.initial)).toEqual({ page: 1, page_size: 30, state: 'true' })
    expect(userFilters.toUrl(userFilters.initial)).toEqual({})
  })
  it('is filtered with the words of the specification (S-313)', () => {
    expect(Object.values(userFilters.set).map(({ wire }) => wire)).toEqual(
      expect.arrayContaining(
        ['state', 'name', 'job', 'provincia', 'ciudad', 'dias', 'horario', 'role'].concat(
          'orderName',
          'orderRating',
        ),
      ),
    )
    const query = { page: 2, page_size: 30, state: 'false', name: 'ana', job: 4, dias: ['lunes'] }
    const rest = { provincia: 'Buenos Aires', ciudad: 'Quilmes', horario: 'tarde', role: 'comun' }
    const orders = { orderName: 'ASC', orderRating: 'DESC' }
    const all = { ...query, ...rest, ...orders }
    expect(userFilters.toQuery(userFilters.parse(all))).toEqual(all)
  })
  it('offers every role after todos (S-472)', () => {
    const { all, options } = userFilters.set.role
    expect(all).toBe('todos')
    expect(options).toEqual(['admin', 'professional', 'comun'].map((role) => ({ value: role, label: role })))
  })
  it('shows either the active or the banned (S-326)', () => {
    expect(userFilters.set.isActive.options).toEqual([
      { value: 'true', label: 'activo' },
      { value: 'false', label: 'inactivo' },
    ])
    expect(userFilters.parse({ state: 'false' }).isActive).toBe('false')
    expect(userFilters.parse({ state: 'x' }).isActive).toBe('true')
  })
  it('has people of both kinds in the cast', () => {
    expect(accounts.active).toContain(people.elena)
    expect(accounts.banned).toEqual([people.dario])
  })
})

describe('what an admin may do to somebody’s standing', () => {
  const { elena, ana, bruno } = people
  const idle = { isBusy: false }
  it('is to ban and to let in again, but never themselves (S-018, S-325)', () => {
    expect(whyNotAmend(elena, { ...ana, ...idle }, { isActive: false }, 1)).toBeNull()
    expect(whyNotAmend(elena, { ...elena, ...idle }, { isActive: false }, 1)).toBe('ownAccount')
    expect(whyNotAmend(elena, { ...elena, ...idle }, { role: 'comun' }, 1)).toBe('ownAccount')
    expect(whyNotAmend(elena, { ...elena, ...idle }, { role: 'admin', isActive: true }, 0)).toBeNull()
  })
  it('leaves an active admin, whoever asks', () => {
    const other = { ...ana, role: 'admin' as const, ...idle }
    expect(whyNotAmend(elena, other, { isActive: false }, 1)).toBeNull()
    expect(whyNotAmend(elena, other, { isActive: false }, 0)).toBe('lastAdmin')
    expect(whyNotAmend(elena, other, { role: 'comun' }, 0)).toBe('lastAdmin')
    expect(whyNotAmend(elena, { ...other, isActive: false }, { role: 'comun' }, 0)).toBeNull()
  })
  it('keeps the role in which work was begun, and never hinders a professional', () => {
    const busy = { isBusy: true }
    expect(whyNotAmend(elena, { ...ana, ...busy }, { role: 'admin' }, 1)).toBe('roleFixed')
    expect(whyNotAmend(elena, { ...bruno, ...busy }, { role: 'comun' }, 1)).toBe('roleFixed')
    expect(whyNotAmend(elena, { ...ana, ...busy }, { role: 'professional' }, 1)).toBeNull()
    expect(whyNotAmend(elena, { ...ana, ...busy }, { isActive: false }, 1)).toBeNull()
  })
})

describe('what a person changes about themselves', () => {
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
  // Each name may have come from the identity provider.
  const formsFor = (value: unknown): AnyForm[] => [
    additionalInfoForm({ firstName: String(value), lastName: String(value), email: null }),
    personalDataForm,
    professionalForm,
  ]
  const words: Record<string, string> = profileWords
  const names = new Set(formsFor('').flatMap(({ fields }) => Object.keys(fields)))

  it.each([...names])('is taken by the server as any of the forms takes it: %s', (name) => {
    for (const value of values) {
      const schemas = formsFor(value).flatMap(({ fields }) => fields[name]?.schema ?? [])
      const isTaken = schemas.some((schema) => z.safeParse(schema, value).success)
      const sent = { [words[name] ?? name]: value }
      expect(z.safeParse(userCalls.update.body ?? z.never(), sent).success, JSON.stringify(value)).toBe(
        isTaken,
      )
    }
  })
})

describe('an amendment on the wire', () => {
  const { body } = userCalls.amend
  it('has the words of the specification, and takes away what is emptied (S-429)', () => {
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
  it('comes back the same', () => {
    const amendment = { id: 7, version: 3, lastName: null, phone: null, city: null, description: 'x' }
    expect(z.decode(body ?? z.unknown(), z.encode(body ?? z.unknown(), amendment))).toEqual(amendment)
  })
})
