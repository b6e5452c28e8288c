import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { idSchema, renameFields, toOptionalSchemas } from '@plomada/define'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { trimLine } from '../text/text.ts'
import { professionalForm } from '../professional/professional.form.ts'
import { PROFESSIONAL_TRADES_MAXIMUM } from '../professional/professional.rules.ts'
import { profileWireNames } from '../user/user.calls.ts'
import { emailSchema } from '../user/user.form.ts'
import { NAME_MAXIMUM } from '../user/user.rules.ts'
import { userWire } from '../user/user.wire.ts'
import { sessionAccess } from './session.access.ts'
import { roleForm } from './session.form.ts'

const { tradeIds: _, ...profileFields } = professionalForm.fields
const { tradeIds: tradesWireName, ...placeAndTimeWireNames } = profileWireNames
const shortText = z.string().check(trimLine(), z.maxLength(NAME_MAXIMUM))

/** The person in a registration. A login sends only names and email; a professional sends everything. */
const person = renameFields(
  {
    firstName: z.optional(shortText),
    lastName: z.optional(z.pipe(nullableLastName, z.nullable(shortText))),
    email: z.optional(emailSchema),
    nickname: z.optional(shortText),
    photo: z.optional(nullablePhoto),
    /** Accepted but never stored: the identity provider manages passwords (decision D-083). */
    password: z.optional(z.string()),
    role: z.optional(roleForm.fields.role.schema),
    ...toOptionalSchemas(profileFields),
  },
  { nickname: 'user', photo: 'imagePerfil', ...placeAndTimeWireNames },
)

export const sessionCalls = {
  register: defineCall('POST', '/user/register', {
    summary:
      'Registers the user that the identity provider has identified, or returns them if registered. A role changes only from comun to professional.',
    access: sessionAccess.register,
    body: renameFields(
      // No minimum here: a comun sends an empty list. The server requires one trade of professionals.
      { person, tradeIds: z.optional(z.array(idSchema).check(z.maxLength(PROFESSIONAL_TRADES_MAXIMUM))) },
      { person: 'user', tradeIds: tradesWireName },
    ),
    response: z.object({ result: userWire, token: z.string() }),
    refusals: ['roleFixed'],
  }),
}
