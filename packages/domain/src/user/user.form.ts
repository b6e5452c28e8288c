import * as z from 'zod/mini'
import { photoFileHint, photoFileOptions, photoFileSchema } from '../catalogues/photoFile.ts'
import { professionalContactNotice, withoutContactData } from '../catalogues/maskedText.ts'
import { cities, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { defineForm, email, file, longText, phone, select, text, toOptions } from '@plomada/define'
import {
  emailText,
  requireOneLine,
  requireVisible,
  lineBetween,
  lineUpTo,
  optionalLine,
  textUpTo,
  trimLine,
} from '../text/text.ts'
import { professionalForm } from '../professional/professional.form.ts'
import {
  ADDRESS_MAXIMUM,
  NAME_MAXIMUM,
  NAME_MINIMUM,
  normalizePhone,
  REGISTRATION_FIELD_MAXIMUM,
  suspensionDayMessage,
  SUSPENSION_REASON_MAXIMUM,
  SUSPENSION_REASON_MINIMUM,
} from './user.rules.ts'

const REASON_TOO_SHORT = `Contá por qué, con al menos ${SUSPENSION_REASON_MINIMUM} letras`
const TOO_LONG = 'Puede tener 10 caracters o menos'

/** Creates the schema of a name of at most 10 characters. `known` is the name from the identity provider. */
const shortName = (known: string | null) =>
  z.string().check(
    trimLine(),
    requireOneLine(),
    requireVisible('Campo obligatorio'),
    z.minLength(1, 'Campo obligatorio'),
    // The name from the identity provider may be longer, if it is unchanged (decision D-081).
    z.refine((name) => name.length <= REGISTRATION_FIELD_MAXIMUM || name === known, TOO_LONG),
    z.maxLength(NAME_MAXIMUM, TOO_LONG),
    withoutContactData(NAME_MAXIMUM),
  )

export const emailSchema = emailText('Email obligatorio', 'Email invalido')

/** A phone number. The message for a missing one names the city, as specified (decision D-003). */
export const phoneSchema = z
  .string()
  .check(
    trimLine(),
    z.overwrite(normalizePhone),
    z.minLength(1, 'La ciudad es obligatoria'),
    z.maxLength(REGISTRATION_FIELD_MAXIMUM, TOO_LONG),
  )

/** The form that confirms an email address with a code of 8 digits. */
export const emailCodeForm = defineForm({
  code: text(
    'Código',
    z.string().check(
      z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
      z.minLength(1, 'Escribí el código'),
      z.regex(/^\d{8}$/, 'El código tiene 8 números'),
    ),
    '',
    { autoComplete: 'one-time-code' },
  ),
})

/** Creates the form of /aditionalinfo and of the account, with what is known of the user. */
export const additionalInfoForm = (known: {
  firstName: string
  lastName: string | null
  email: string | null
  phone?: string | null
}) =>
  defineForm({
    firstName: text('Nombre', shortName(known.firstName), known.firstName, {
      notice: professionalContactNotice,
      autoComplete: 'given-name',
    }),
    lastName: text('Apellido', shortName(known.lastName), known.lastName ?? '', {
      notice: professionalContactNotice,
      autoComplete: 'family-name',
    }),
    email: email('Email', emailSchema, known.email ?? '', { autoComplete: 'email' }),
    phone: phone('Telefono', phoneSchema, known.phone ?? '', {
      autoComplete: 'tel-national',
      hint: 'Con código de área, sin 0 ni 15',
      placeholder: '2215550142',
    }),
  })

/** The form that changes the own photo. */
export const photoForm = defineForm({
  photoFile: file(
    'Foto nueva',
    photoFileSchema.check(z.refine((photo) => photo !== null, 'Elegí una foto')),
    null,
    { ...photoFileOptions, hint: photoFileHint },
  ),
})

/** Creates the schema of a first name. The forms have different minimum lengths. */
export const firstNameFrom = (minimum: number) =>
  lineBetween(minimum, NAME_MAXIMUM, 'Please enter a name').check(withoutContactData(NAME_MAXIMUM))

/** Creates the schema of a last name. The forms have different minimum lengths. */
export const lastNameFrom = (minimum: number) =>
  lineBetween(minimum, NAME_MAXIMUM, 'Please enter a last name').check(withoutContactData(NAME_MAXIMUM))

/** The schema of a last name that may be empty. */
export const optionalLastName = optionalLine(NAME_MAXIMUM).check(withoutContactData(NAME_MAXIMUM))

/** The form of /profilec/modificardatos: name and address. */
export const personalDataForm = defineForm({
  firstName: text('Nombre', firstNameFrom(NAME_MINIMUM), '', {
    notice: professionalContactNotice,
    autoComplete: 'given-name',
  }),
  lastName: text('Apellido', lastNameFrom(NAME_MINIMUM), '', {
    notice: professionalContactNotice,
    autoComplete: 'family-name',
  }),
  province: professionalForm.fields.province,
  city: professionalForm.fields.city,
  address: text(
    'Dirección',
    optionalLine(ADDRESS_MAXIMUM).check(z.minLength(1, 'Please enter an address')),
    '',
    { autoComplete: 'street-address' },
  ),
})

/** The form with which an admin suspends a user. */
export const suspensionForm = defineForm({
  reason: longText(
    'Motivo',
    textUpTo(SUSPENSION_REASON_MAXIMUM, REASON_TOO_SHORT).check(
      z.minLength(SUSPENSION_REASON_MINIMUM, REASON_TOO_SHORT),
    ),
    '',
    { hint: 'La persona lo lee en cada página y en el correo que le mandamos.' },
  ),
  until: text(
    'Último día',
    z.nullable(
      z.iso.date('Elegí un día').check(
        z.refine((day) => suspensionDayMessage(day, new Date()) === null, {
          error: ({ input }) => suspensionDayMessage(String(input), new Date()) ?? '',
        }),
      ),
    ),
    null,
    { hint: 'Opcional: al terminar ese día la cuenta vuelve a estar activa.' },
  ),
})

/** Converts empty text to null. */
const emptyToNull = (text: z.core.$ZodType<string, string>) =>
  z.pipe(
    text,
    z.transform((typed: string) => (typed === '' ? null : typed)),
  )

/** The form in which admins edit a user (/dashboard/user/detail). */
export const userForm = defineForm({
  nickname: text('Usuario', lineUpTo(NAME_MAXIMUM, 'Escribí un nombre de usuario'), ''),
  email: email('Email', emailSchema, ''),
  firstName: text('Nombre', firstNameFrom(1), ''),
  lastName: text('Apellido', emptyToNull(optionalLastName), ''),
  phone: phone(
    'Telefono',
    emptyToNull(
      z
        .string()
        .check(trimLine(), z.overwrite(normalizePhone), z.maxLength(REGISTRATION_FIELD_MAXIMUM, TOO_LONG)),
    ),
    '',
    { hint: 'Con código de área, sin 0 ni 15' },
  ),
  province: select('Provincia', z.nullable(z.literal(PROVINCE, 'Please select one')), null, {
    options: provinceOptions,
  }),
  city: select('Ciudad', z.nullable(z.enum(cities, 'Please select one')), null, {
    options: toOptions(cities),
  }),
  address: text('Dirección', emptyToNull(optionalLine(ADDRESS_MAXIMUM)), ''),
  description: longText('Descripción', emptyToNull(professionalForm.fields.description.schema), ''),
})
