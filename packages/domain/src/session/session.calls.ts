import * as z from 'zod/mini'
import { call, id } from '../define/call.ts'
import { lastNameOrNone, photoOrNone } from '../define/none.ts'
import { renamed } from '../define/rename.ts'
import { professionalForm } from '../professional/professional.form.ts'
import { PROFESSIONAL_TRADES_MAXIMUM } from '../professional/professional.rules.ts'
import { profileWords } from '../user/user.calls.ts'
import { emailSchema } from '../user/user.form.ts'
import { NAME_MAXIMUM } from '../user/user.rules.ts'
import { userWire } from '../user/user.wire.ts'
import { sessionAccess } from './session.access.ts'
import { roleForm } from './session.form.ts'

const { days, shift, description, province, city, address } = professionalForm.fields
const { tradeIds: tradesWord, ...placeAndTimeWords } = profileWords
const shortText = z.string().check(z.trim(), z.maxLength(NAME_MAXIMUM))

/** What a registration may carry; a login sends the names alone, a professional the rest as well. */
const person = renamed(
  {
    firstName: z.optional(shortText),
    lastName: z.optional(z.pipe(lastNameOrNone, z.nullable(shortText))),
    email: z.optional(emailSchema),
    nickname: z.optional(shortText),
    photo: z.optional(photoOrNone),
    /** Accepted by the type and never stored: the identity provider owns passwords (decision D-083). */
    password: z.optional(z.string()),
    role: z.optional(roleForm.fields.role.schema),
    days: z.optional(days.schema),
    shift: z.optional(shift.schema),
    description: z.optional(description.schema),
    province: z.optional(province.schema),
    city: z.optional(city.schema),
    address: z.optional(address.schema),
  },
  { nickname: 'user', photo: 'imagePerfil', ...placeAndTimeWords },
)

/** The calls about signing in. */
export const sessionCalls = {
  register: call('POST', '/user/register', {
    summary:
      'Registers whoever is signed in at the identity provider, or finds them again; a role goes only from comun to professional.',
    who: sessionAccess.register.who,
    body: renamed(
      // A comun has none and sends an empty list; a professional needs one.
      { person, tradeIds: z.optional(z.array(id).check(z.maxLength(PROFESSIONAL_TRADES_MAXIMUM))) },
      { person: 'user', tradeIds: tradesWord },
    ),
    answer: z.object({ result: userWire, token: z.string() }),
    refuses: ['roleFixed'],
  }),
}
