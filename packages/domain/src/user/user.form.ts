import * as z from 'zod/mini'
import { cities, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { defineForm, email, longText, phone, select, text } from '../define/form.ts'
import { asOptions } from '../define/options.ts'
import {
  emailText,
  isOneLine,
  isVisible,
  lineBetween,
  lineUpTo,
  optionalLine,
  optionalText,
  trimmed,
} from '../define/text.ts'
import { professionalForm } from '../professional/professional.form.ts'
import {
  ADDRESS_MAXIMUM,
  DESCRIPTION_MAXIMUM,
  NAME_MAXIMUM,
  NAME_MINIMUM,
  phoneDigits,
  REGISTER_MAXIMUM,
} from './user.rules.ts'

const TOO_LONG = 'Puede tener 10 caracters o menos'

const shortName = (known: string | null) =>
  z.string().check(
    trimmed(),
    isOneLine(),
    isVisible('Campo obligatorio'),
    z.minLength(1, 'Campo obligatorio'),
    // A longer name that came from the identity provider passes as it is (decision D-081).
    z.refine((name) => name.length <= REGISTER_MAXIMUM || name === known, TOO_LONG),
    z.maxLength(NAME_MAXIMUM, TOO_LONG),
  )

/** The e-mail address of an account. */
export const emailSchema = emailText('Email obligatorio', 'Email invalido')

/** The message names the city: the specification says so itself (decision D-003). */
export const phoneSchema = z
  .string()
  .check(
    z.trim(),
    z.overwrite(phoneDigits),
    z.minLength(1, 'La ciudad es obligatoria'),
    z.maxLength(REGISTER_MAXIMUM, TOO_LONG),
  )

/** Digits of the code that proves an address. */
const CODE_LENGTH = 8
const WRONG_CODE = 'El código tiene 8 números'

/** The form that proves an e-mail address with the code that was mailed to it. */
export const emailCodeForm = defineForm({
  code: text(
    'Código',
    z.string().check(
      z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
      z.minLength(1, 'Falta el código'),
      z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), WRONG_CODE),
    ),
    '',
    { autoComplete: 'one-time-code' },
  ),
})

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

/** A first name of so many characters at least: the forms differ in that alone. */
export const firstNameFrom = (minimum: number) => lineBetween(minimum, NAME_MAXIMUM, 'Please enter a name')

/** A last name of so many characters at least. */
export const lastNameFrom = (minimum: number) =>
  lineBetween(minimum, NAME_MAXIMUM, 'Please enter a last name')

/** The form of /profilec/modificardatos: who one is and where one lives. */
export const personalDataForm = defineForm({
  firstName: text('Nombre', firstNameFrom(NAME_MINIMUM), '', { autoComplete: 'given-name' }),
  lastName: text('Apellido', lastNameFrom(NAME_MINIMUM), '', { autoComplete: 'family-name' }),
  province: professionalForm.fields.province,
  city: professionalForm.fields.city,
  address: text(
    'Dirección',
    optionalLine(ADDRESS_MAXIMUM).check(z.minLength(1, 'Please enter an address')),
    '',
    { autoComplete: 'street-address' },
  ),
})

/** What may be missing of a person: an empty text stands for nothing. */
const orNothing = (text: z.core.$ZodType<string, string>) =>
  z.pipe(
    text,
    z.transform((typed: string) => (typed === '' ? null : typed)),
  )

/** What an admin may change about somebody (/dashboard/user/detail). */
export const userForm = defineForm({
  nickname: text('Usuario', lineUpTo(NAME_MAXIMUM, 'Escribir un nombre de usuario'), ''),
  email: email('Email', emailSchema, ''),
  firstName: text('Nombre', firstNameFrom(1), ''),
  lastName: text('Apellido', orNothing(optionalLine(NAME_MAXIMUM)), ''),
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
  address: text('Dirección', orNothing(optionalLine(ADDRESS_MAXIMUM)), ''),
  description: longText('Descripción', orNothing(optionalText(DESCRIPTION_MAXIMUM)), ''),
})
