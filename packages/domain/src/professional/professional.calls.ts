import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { optionalText } from '../text/text.ts'
import { okResponse, pageResponse, queryCodec, resultResponse } from '@plomada/define'
import { userWire } from '../user/user.wire.ts'
import { professionalAccess } from './professional.access.ts'
import { professionalFilters } from './professional.filters.ts'
import { professionalPreviewWire, professionalWire } from './professional.wire.ts'

const CONTACT_MESSAGE_MAXIMUM = 1000

export const professionalCalls = {
  list: defineCall('GET', '/user', {
    summary: 'Active professionals, filtered and paged.',
    access: professionalAccess.list,
    query: queryCodec(professionalFilters),
    response: pageResponse(userWire),
  }),
  get: defineCall('GET', '/user/get/:id', {
    summary:
      'One user. The public part of a professional is for everyone; the users themselves, admins and the other party of an accepted job receive more, also of clients.',
    access: professionalAccess.get,
    response: resultResponse(professionalWire),
    refusals: ['notFound'],
  }),
  preview: defineCall('GET', '/user/preview/:id', {
    summary:
      'The part of a professional that everyone may see: first name and initial, trades, city, rating and reviews without their authors.',
    access: professionalAccess.preview,
    response: resultResponse(professionalPreviewWire),
    refusals: ['notFound'],
  }),
  contact: defineCall('POST', '/user/contact/:professionalId', {
    summary: 'Notifies a professional by mail that a user wants to contact them.',
    access: professionalAccess.contact,
    body: z.object({
      message: z.optional(optionalText(CONTACT_MESSAGE_MAXIMUM)),
    }),
    response: okResponse,
    refusals: ['notFound', 'forbidden', 'tooManyRequests'],
  }),
}
