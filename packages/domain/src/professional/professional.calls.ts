import * as z from 'zod/mini'
import { call } from '../define/call.ts'
import { queryOf } from '../define/filterQuery.ts'
import { done, page, result } from '../define/page.ts'
import { userWire } from '../user/user.wire.ts'
import { professionalAccess } from './professional.access.ts'
import { professionalFilters } from './professional.filters.ts'
import { professionalWire } from './professional.wire.ts'

/** Characters of the optional message that goes with a contact. */
const CONTACT_MESSAGE_MAXIMUM = 1000

/** The calls about professionals. */
export const professionalCalls = {
  list: call('GET', '/user', {
    summary: 'Active professionals, filtered and paged.',
    who: professionalAccess.list.who,
    query: queryOf(professionalFilters),
    answer: page(userWire),
  }),
  get: call('GET', '/user/get/:id', {
    summary:
      'One person. Of a professional everybody gets the public part; oneself, admins and the other party of an accepted job get more, of anybody.',
    who: professionalAccess.get.who,
    answer: result(professionalWire),
    refuses: ['notFound'],
  }),
  contact: call('POST', '/user/contact/:professionalId', {
    summary: 'Tells a professional by mail that somebody wants to talk to them.',
    who: professionalAccess.contact.who,
    body: z.object({
      message: z.optional(z.string().check(z.trim(), z.maxLength(CONTACT_MESSAGE_MAXIMUM))),
    }),
    answer: done,
    refuses: ['notFound', 'forbidden', 'tooManyRequests'],
  }),
}
