import * as z from 'zod/mini'
import { call, id } from '../define/call.ts'
import { renamed } from '../define/rename.ts'
import { emailSchema, phoneSchema, professionalForm } from './user.form.ts'
import { NAME_MAXIMUM, NAME_MINIMUM } from './user.rules.ts'
import { roles } from '../catalogues/roles.ts'
import { userWire } from './user.wire.ts'

const { tradeIds, days, shift, description, province, city, address } = professionalForm.fields

/** How the wire calls what a professional tells about themselves. */
export const profileWords = {
  tradeIds: 'jobs',
  days: 'dias',
  shift: 'horario',
  province: 'provincia',
  city: 'ciudad',
  address: 'direccion',
} as const

/** What a person may change about themselves; every part may be left out. */
const userChanges = {
  firstName: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a name'),
        z.maxLength(NAME_MAXIMUM, 'Please enter a name'),
      ),
  ),
  lastName: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(NAME_MINIMUM, 'Please enter a last name'),
        z.maxLength(NAME_MAXIMUM, 'Please enter a last name'),
      ),
  ),
  email: z.optional(emailSchema),
  phone: z.optional(phoneSchema),
  role: z.optional(z.enum(roles)),
  tradeIds: z.optional(tradeIds.schema),
  days: z.optional(days.schema),
  shift: z.optional(shift.schema),
  description: z.optional(description.schema),
  province: z.optional(province.schema),
  city: z.optional(city.schema),
  address: z.optional(address.schema),
}

export const userCalls = {
  update: call('PUT', '/user/update', {
    summary:
      'Changes one’s own data. The role may go from comun to professional only, with a complete profile.',
    who: 'signedIn',
    body: renamed(userChanges, profileWords),
    answer: z.object({ user: userWire, token: z.string() }),
    refuses: ['roleFixed'],
  }),
  photo: call('POST', '/user/register/img', {
    summary: 'Stores one’s own profile photo.',
    who: 'signedIn',
    body: z.object({ user: z.optional(z.coerce.number().check(id)) }),
    upload: 'image',
    answer: z.object({ result: userWire }),
    refuses: ['photoFormat', 'photoTooLarge'],
  }),
}
