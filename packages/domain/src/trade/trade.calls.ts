import * as z from 'zod/mini'
import { call } from '../define/call.ts'
import { done, result } from '../define/page.ts'
import { tradeAccess } from './trade.access.ts'
import { tradeForm } from './trade.form.ts'
import { tradeSchema } from './trade.ts'

const { name, description } = tradeForm.fields

/** The calls about trades. */
export const tradeCalls = {
  list: call('GET', '/job', {
    summary: 'Every trade, in the order of its creation.',
    who: tradeAccess.list.who,
    answer: result(z.array(tradeSchema)),
  }),
  get: call('GET', '/job/:id', {
    summary: 'One trade.',
    who: tradeAccess.get.who,
    answer: result(tradeSchema),
    refuses: ['notFound'],
  }),
  create: call('POST', '/job', {
    summary: 'Adds a trade. Its name is unique, whatever its case.',
    who: tradeAccess.create.who,
    body: z.object({ name: name.schema, description: z.optional(description.schema) }),
    answer: result(tradeSchema),
    refuses: ['nameTaken'],
  }),
  update: call('PUT', '/job/:id', {
    summary: 'Changes a trade; what is not sent stays.',
    who: tradeAccess.update.who,
    body: z.object({ name: z.optional(name.schema), description: z.optional(description.schema) }),
    answer: result(tradeSchema),
    refuses: ['notFound', 'nameTaken'],
  }),
  remove: call('DELETE', '/job/:id', {
    summary: 'Deletes a trade that no offer and nobody uses; otherwise the refusal counts them.',
    who: tradeAccess.remove.who,
    answer: done,
    refuses: ['notFound', 'tradeInUse'],
  }),
}
