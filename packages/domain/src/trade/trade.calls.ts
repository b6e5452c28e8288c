import * as z from 'zod/mini'
import { cities } from '../catalogues/place.ts'
import { defineCall } from '../contract/call.ts'
import { okResponse, renameFields, resultResponse } from '@plomada/define'
import { tradeAccess } from './trade.access.ts'
import { tradeForm } from './trade.form.ts'
import { priceGuideSchema, tradePricesSchema, tradeSchema } from './trade.ts'

const { name, description } = tradeForm.fields

export const tradeCalls = {
  list: defineCall('GET', '/job', {
    summary: 'All trades, in order of creation.',
    access: tradeAccess.list,
    response: resultResponse(z.array(tradeSchema)),
  }),
  get: defineCall('GET', '/job/:id', {
    summary: 'One trade.',
    access: tradeAccess.get,
    response: resultResponse(tradeSchema),
    refusals: ['notFound'],
  }),
  prices: defineCall('GET', '/job/:id/prices', {
    summary:
      'Quartiles of the agreed prices of finished jobs of a trade, also of one city; null for fewer than 5.',
    access: tradeAccess.prices,
    query: renameFields({ city: z.optional(z.enum(cities)) }, { city: 'ciudad' }),
    response: resultResponse(z.nullable(priceGuideSchema)),
  }),
  popularPrices: defineCall('GET', '/prices', {
    summary: 'The prices of the trades with most finished jobs among the first ten.',
    access: tradeAccess.popularPrices,
    response: resultResponse(z.array(tradePricesSchema)),
  }),
  create: defineCall('POST', '/job', {
    summary: 'Adds a trade. Names are unique regardless of case.',
    access: tradeAccess.create,
    body: z.object({ name: name.schema, description: z.optional(description.schema) }),
    response: resultResponse(tradeSchema),
    refusals: ['nameTaken'],
  }),
  update: defineCall('PUT', '/job/:id', {
    summary: 'Changes a trade. Fields that are not sent keep their values.',
    access: tradeAccess.update,
    body: z.object({ name: z.optional(name.schema), description: z.optional(description.schema) }),
    response: resultResponse(tradeSchema),
    refusals: ['notFound', 'nameTaken'],
  }),
  remove: defineCall('DELETE', '/job/:id', {
    summary: 'Deletes a trade that no offer or user refers to. Otherwise the message counts them.',
    access: tradeAccess.remove,
    response: okResponse,
    refusals: ['notFound', 'tradeInUse'],
  }),
}
