import * as z from 'zod/mini'
import { call } from '../define/call.ts'
import { result } from '../define/page.ts'
import { tradeSchema } from './trade.ts'

export const tradeCalls = {
  list: call('GET', '/job', {
    summary: 'Every trade, in the order of its creation.',
    who: 'anyone',
    answer: result(z.array(tradeSchema)),
  }),
  get: call('GET', '/job/:id', {
    summary: 'One trade.',
    who: 'anyone',
    answer: result(tradeSchema),
    refuses: ['notFound'],
  }),
}
