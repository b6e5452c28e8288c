import * as z from 'zod/mini'
import { call, id } from '../define/call.ts'
import { queryOf } from '../define/filterQuery.ts'
import { lastNameOrNone, orNone } from '../define/none.ts'
import { page } from '../define/page.ts'
import { renamed } from '../define/rename.ts'
import { optionalLine } from '../define/text.ts'
import { professionalForm } from '../professional/professional.form.ts'
import { userAccess } from './user.access.ts'
import { userFilters } from './user.filters.ts'
import {
  emailCodeForm,
  emailSchema,
  firstNameFrom,
  lastNameFrom,
  phoneSchema,
  userForm,
} from './user.form.ts'
import { ADDRESS_MAXIMUM, NAME_MAXIMUM } from './user.rules.ts'
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

/**
 * What a person may change about themselves; every part may be left out. Three forms send it, and a name may be shorter
 * in one and a street missing in another (specification 5): each part takes what any of them takes, and no more.
 */
const userChanges = {
  firstName: z.optional(firstNameFrom(1)),
  lastName: z.optional(lastNameFrom(1)),
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

const adminFields = userForm.fields
/** An empty text takes away what was there, and so does null. */
const orEmpty = orNone('')

/** What an admin may change about somebody; every part but the id may be left out. */
const amendment = {
  id,
  version: z.optional(z.int()),
  nickname: z.optional(adminFields.nickname.schema),
  email: z.optional(adminFields.email.schema),
  firstName: z.optional(adminFields.firstName.schema),
  lastName: z.optional(z.pipe(lastNameOrNone, z.nullable(optionalLine(NAME_MAXIMUM)))),
  phone: z.optional(z.pipe(orEmpty, z.nullable(phoneSchema))),
  province: z.optional(adminFields.province.schema),
  city: z.optional(adminFields.city.schema),
  address: z.optional(z.pipe(orEmpty, z.nullable(optionalLine(ADDRESS_MAXIMUM)))),
  description: z.optional(z.pipe(orEmpty, z.nullable(description.schema))),
  isActive: z.optional(z.boolean()),
  role: z.optional(z.enum(roles)),
}

/** The calls about people. */
export const userCalls = {
  list: call('GET', '/user', {
    summary:
      'Everybody, for an admin: any role, active or banned. For the others this address lists professionals.',
    who: userAccess.list.who,
    query: queryOf(userFilters),
    answer: page(userWire),
  }),
  amend: call('PUT', '/admin/user/update', {
    summary:
      'Changes somebody’s data, role or ban; what is not sent stays. With the version that was read, a change in between is refused.',
    who: userAccess.amend.who,
    body: renamed(amendment, {
      nickname: 'user',
      isActive: 'state',
      province: 'provincia',
      city: 'ciudad',
      address: 'direccion',
    }),
    answer: z.object({ user: userWire }),
    refuses: ['notFound', 'stale', 'ownAccount', 'lastAdmin', 'roleFixed'],
  }),
  update: call('PUT', '/user/update', {
    summary:
      'Changes one’s own data. The role may go from comun to professional only, with a complete profile.',
    who: userAccess.update.who,
    body: renamed(userChanges, profileWords),
    answer: z.object({ user: userWire, token: z.string() }),
    refuses: ['roleFixed'],
  }),
  sendEmailCode: call('POST', '/user/email/code', {
    summary: 'Mails a new code to the address that waits for one. An earlier code is no longer valid.',
    who: userAccess.sendEmailCode.who,
    answer: z.object({ ok: z.literal(true) }),
    refuses: ['notFound', 'tooManyRequests'],
  }),
  confirmEmail: call('POST', '/user/email/confirm', {
    summary: 'Proves the address that waits for a code; from then on it is the user’s e-mail.',
    who: userAccess.confirmEmail.who,
    body: z.object({ code: emailCodeForm.fields.code.schema }),
    answer: z.object({ user: userWire }),
  }),
  photo: call('POST', '/user/register/img', {
    summary: 'Stores one’s own profile photo.',
    who: userAccess.photo.who,
    body: z.object({ user: z.optional(z.pipe(z.coerce.number(), id)) }),
    upload: 'image',
    answer: z.object({ result: userWire }),
    refuses: ['forbidden', 'photoFormat', 'photoTooLarge'],
  }),
}
