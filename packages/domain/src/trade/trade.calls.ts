import * as z from 'zod/mini'
import { defineCall } from '../define/call.ts'
import { okResponse, resultResponse } from '@plomada/define'
import { tradeAccess } from './trade.access.ts'
import { tradeForm } from './trade.form.ts'
import { tradeSchema } from './trade.ts'

const { name, description } = tradeForm.fields

export const tradeCalls = {
  list: defineCall('GET', '/job', {
    summary: 'All trades, in order of creation.',
    audience: tradeAccess.list.audience,
    response: resultResponse(z.array(tradeSchema)),
  }),
  get: defineCall('GET', '/job/:id', {
    summary: 'One trade.',
    audience: tradeAccess.get.audience,
    response: resultResponse(tradeSchema),
    refusals: ['notFound'],
  }),
  create: defineCall('POST', '/job', {
    summary: 'Adds a trade. Names are unique regardless of case.',
    audience: tradeAccess.create.audience,
    body: z.object({ name: name.schema, description: z.optional(description.schema) }),
    response: resultResponse(tradeSchema),
    refusals: ['nameTaken'],
  }),
  update: defineCall('PUT', '/job/:id', {
    summary: 'Changes a trade. Fields that are not sent keep their values.',
    audience: tradeAccess.update.audience,
    body: z.object({ name: z.optional(name.schema), description: z.optional(description.schema) }),
    response: resultResponse(tradeSchema),
    refusals: ['notFound', 'nameTaken'],
  }),
  remove: defineCall('DELETE', '/job/:id', {
    summary: 'Deletes a trade that no offer or user refers to. Otherwise the message counts them.',
    audience: tradeAccess.remove.audience,
    response: okResponse,
    refusals: ['notFound', 'tradeInUse'],
  }),
}
