import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import {
  idSchema,
  nullableText,
  okResponse,
  pageResponse,
  queryCodec,
  renameFields,
  toOptionalSchemas,
} from '@plomada/define'
import { nullableLastName } from '../text/nullable.ts'
import { optionalLine } from '../text/text.ts'
import { professionalForm } from '../professional/professional.form.ts'
import { userAccess } from './user.access.ts'
import { userFilters } from './user.filters.ts'
import {
  emailCodeForm,
  emailSchema,
  firstNameFrom,
  lastNameFrom,
  optionalLastName,
  phoneSchema,
  suspensionForm,
  userForm,
} from './user.form.ts'
import { ADDRESS_MAXIMUM } from './user.rules.ts'
import { roles } from '../catalogues/roles.ts'
import { userWire } from './user.wire.ts'

export const profileWireNames = {
  tradeIds: 'jobs',
  days: 'dias',
  shift: 'horario',
  province: 'provincia',
  city: 'ciudad',
  address: 'direccion',
} as const

/**
 * What users may change about themselves, all optional. Three forms with different limits send it (specification 5), so
 * each field accepts what any of them accepts.
 */
const userChanges = {
  firstName: z.optional(firstNameFrom(1)),
  lastName: z.optional(lastNameFrom(1)),
  email: z.optional(emailSchema),
  phone: z.optional(phoneSchema),
  role: z.optional(z.enum(roles)),
  ...toOptionalSchemas(professionalForm.fields),
}

const adminFields = userForm.fields
/** Empty text and null remove the value. */
const nullableEmpty = nullableText('')

/** What admins may change about users, all optional but the id. */
const amendment = {
  id: idSchema,
  version: z.optional(z.int()),
  nickname: z.optional(adminFields.nickname.schema),
  email: z.optional(adminFields.email.schema),
  firstName: z.optional(adminFields.firstName.schema),
  lastName: z.optional(z.pipe(nullableLastName, z.nullable(optionalLastName))),
  phone: z.optional(z.pipe(nullableEmpty, z.nullable(phoneSchema))),
  province: z.optional(adminFields.province.schema),
  city: z.optional(adminFields.city.schema),
  address: z.optional(z.pipe(nullableEmpty, z.nullable(optionalLine(ADDRESS_MAXIMUM)))),
  description: z.optional(z.pipe(nullableEmpty, z.nullable(professionalForm.fields.description.schema))),
  isActive: z.optional(z.boolean()),
  role: z.optional(z.enum(roles)),
  /** Read only together with a suspension, like `suspendedUntil`. */
  suspensionReason: z.optional(suspensionForm.fields.reason.schema),
  suspendedUntil: z.optional(suspensionForm.fields.until.schema),
}

export const userCalls = {
  list: defineCall('GET', '/user', {
    summary:
      'All users, for admins: any role, active or banned. The total stops at 10,000. For everyone else this endpoint lists professionals.',
    access: userAccess.list,
    query: queryCodec(userFilters),
    response: pageResponse(userWire),
  }),
  amend: defineCall('PUT', '/admin/user/update', {
    summary:
      'Changes the data, role or ban of a user. Fields that are not sent keep their values. With a version, an edit of outdated data is refused. A suspension (`state` false) has a reason (`motivo`), by default a general one, and may have a last day (`hasta`).',
    access: userAccess.amend,
    body: renameFields(amendment, {
      nickname: 'user',
      isActive: 'state',
      province: 'provincia',
      city: 'ciudad',
      address: 'direccion',
      suspensionReason: 'motivo',
      suspendedUntil: 'hasta',
    }),
    response: z.object({ user: userWire }),
    refusals: ['notFound', 'stale', 'ownAccount', 'lastAdmin', 'roleFixed'],
  }),
  update: defineCall('PUT', '/user/update', {
    summary:
      'Changes own data. The role can change only from comun to professional, with a complete profile.',
    access: userAccess.update,
    body: renameFields(userChanges, profileWireNames),
    response: z.object({ user: userWire, token: z.string() }),
    refusals: ['roleFixed'],
  }),
  sendEmailCode: defineCall('POST', '/user/email/code', {
    summary: 'Sends a new code to the unconfirmed email address. Earlier codes become invalid.',
    access: userAccess.sendEmailCode,
    response: okResponse,
    refusals: ['notFound', 'tooManyRequests'],
  }),
  confirmEmail: defineCall('POST', '/user/email/confirm', {
    summary: 'Confirms the new email address with its code. It becomes the user’s email.',
    access: userAccess.confirmEmail,
    body: z.object({ code: emailCodeForm.fields.code.schema }),
    response: z.object({ user: userWire }),
  }),
  photo: defineCall('POST', '/user/register/img', {
    summary: 'Stores the own profile photo.',
    access: userAccess.photo,
    body: z.object({ user: z.optional(z.pipe(z.coerce.number(), idSchema)) }),
    upload: 'image',
    response: z.object({ result: userWire }),
    refusals: ['forbidden', 'photoFormat', 'photoTooLarge'],
  }),
}
