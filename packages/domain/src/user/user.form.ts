import * as z from 'zod/mini'
import { cities, cityOptions, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { photoFileSchema } from '../catalogues/photoFile.ts'
import { dayOptions, days, shiftOptions, shifts } from '../catalogues/week.ts'
import { id } from '../define/call.ts'
import { asOptions } from '../define/options.ts'
import { defineForm, email, file, longText, phone, select, selectMany, text } from '../define/form.ts'
import { NAME_MAXIMUM, NAME_MINIMUM, phoneDigits, REGISTER_MAXIMUM } from './user.rules.ts'
import type { Role } from '../catalogues/roles.ts'

const TOO_LONG = 'Puede tener 10 caracters o menos'

const shortName = (known: string | null) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'Campo obligatorio'),
    // A longer name that came from the identity provider passes as it is (decision D-081).
    z.refine((name) => name.length <= REGISTER_MAXIMUM || name === known, TOO_LONG),
    z.maxLength(NAME_MAXIMUM, TOO_LONG),
  )

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { message: 'Email obligatorio', abort: true }),
    z.maxLength(254, 'Email invalido'),
    z.email('Email invalido'),
  )

/** The message names the city: the specification says so itself (decision D-003). */
export const phoneSchema = z
  .string()
  .check(
    z.trim(),
    z.overwrite(phoneDigits),
    z.minLength(1, 'La ciudad es obligatoria'),
    z.maxLength(REGISTER_MAXIMUM, TOO_LONG),
  )

/** The form of /aditionalinfo, filled with what the identity provider told us. */
export const additionalInfoForm = (known: {
  firstName: string
  lastName: string | null
  email: string | null
}) =>
  defineForm({
    firstName: text('Nombre', shortName(known.firstName), known.firstName, { autoComplete: 'given-name' }),
    lastName: text('Apellido', shortName(known.lastName), known.lastName ?? '', {
      autoComplete: 'family-name',
    }),
    email: email('Email', emailSchema, known.email ?? '', { autoComplete: 'email' }),
    phone: phone('Telefono', phoneSchema, '', {
      autoComplete: 'tel-national',
      hint: 'Con código de área, sin 0 ni 15',
      placeholder: '2215550142',
    }),
  })

/** Characters of a street with its number. */
export const ADDRESS_MAXIMUM = 120

/** A text that may be empty, of so many characters. */
export const optionalText = (maximum: number) =>
  z.string().check(z.trim(), z.maxLength(maximum, `Puede tener ${maximum} caracteres o menos`))

/** What a professional tells about themselves; only the shift, the description and the street may be missing. */
export const professionalForm = defineForm({
  tradeIds: selectMany(
    'Oficios',
    z.array(id).check(z.minLength(1, 'Elegir al menos un oficio'), z.maxLength(10)),
    [],
    {
      options: 'given',
    },
  ),
  days: selectMany(
    'Días',
    z.array(z.enum(days)).check(z.minLength(1, 'Elegir al menos un día'), z.maxLength(7)),
    [],
    {
      options: dayOptions,
    },
  ),
  shift: select('Horario', z.nullable(z.enum(shifts)), null, { options: shiftOptions }),
  description: longText('Descripción', optionalText(1000), '', {
    placeholder: 'Experiencia, tipo de trabajos y zona',
  }),
  province: select('Provincia', z.literal(PROVINCE, 'Please select one'), PROVINCE, {
    options: provinceOptions,
    autoComplete: 'address-level1',
  }),
  city: select('Ciudad', z.enum(cities, 'Please select one'), '', {
    options: cityOptions,
    autoComplete: 'address-level2',
  }),
  address: text('Dirección', optionalText(ADDRESS_MAXIMUM), '', { autoComplete: 'street-address' }),
})

const fullLengthName = (message: string) =>
  z.string().check(z.trim(), z.minLength(NAME_MINIMUM, message), z.maxLength(NAME_MAXIMUM, message))

/** The form of /profilec/modificardatos: who one is and where one lives. */
export const personalDataForm = defineForm({
  firstName: text('Nombre', fullLengthName('Please enter a name'), '', { autoComplete: 'given-name' }),
  lastName: text('Apellido', fullLengthName('Please enter a last name'), '', {
    autoComplete: 'family-name',
  }),
  province: professionalForm.fields.province,
  city: professionalForm.fields.city,
  address: text(
    'Dirección',
    optionalText(ADDRESS_MAXIMUM).check(z.minLength(1, 'Please enter an address')),
    '',
    { autoComplete: 'street-address' },
  ),
})

/** The first step of /user/register: a comun needs no more; a professional goes on to the professional's form. */
export const roleForm = defineForm({
  role: select('Rol', z.enum(['comun', 'professional'] satisfies Role[], 'Campo obligatorio'), '', {
    options: [
      { value: 'comun', label: 'comun' },
      { value: 'professional', label: 'professional' },
    ],
  }),
  photoFile: file('Foto', photoFileSchema, null, { hint: 'Opcional. JPEG, PNG, WebP o AVIF de hasta 5 MB' }),
})

/** What may be missing of a person: an empty text stands for nothing. */
const orNothing = (text: z.core.$ZodType<string, string>) =>
  z.pipe(
    text,
    z.transform((typed: string) => (typed === '' ? null : typed)),
  )

/** What an admin may change about somebody (/dashboard/user/detail). */
export const userForm = defineForm({
  nickname: text(
    'Usuario',
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Escribir un nombre de usuario'),
        z.maxLength(NAME_MAXIMUM, `Puede tener ${NAME_MAXIMUM} caracteres o menos`),
      ),
    '',
  ),
  email: email('Email', emailSchema, ''),
  firstName: text(
    'Nombre',
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a name'),
        z.maxLength(NAME_MAXIMUM, 'Please enter a name'),
      ),
    '',
  ),
  lastName: text('Apellido', orNothing(optionalText(NAME_MAXIMUM)), ''),
  phone: phone(
    'Telefono',
    orNothing(z.string().check(z.trim(), z.overwrite(phoneDigits), z.maxLength(REGISTER_MAXIMUM, TOO_LONG))),
    '',
    { hint: 'Con código de área, sin 0 ni 15' },
  ),
  province: select('Provincia', z.nullable(z.literal(PROVINCE, 'Please select one')), null, {
    options: provinceOptions,
  }),
  city: select('Ciudad', z.nullable(z.enum(cities, 'Please select one')), null, {
    options: asOptions(cities),
  }),
  address: text('Dirección', orNothing(optionalText(ADDRESS_MAXIMUM)), ''),
  description: longText('Descripción', orNothing(optionalText(1000)), ''),
})
