import type { Examples } from '../contract/example.ts'
import { ok, toPage } from '../exampleValues.ts'
import type { withdrawalCalls } from './withdrawal.calls.ts'
import { withdrawalFilters } from './withdrawal.filters.ts'
import { withdrawableJobs, withdrawalReceipts, withdrawals } from './withdrawal.fixtures.ts'

const [late, waiting] = withdrawals
const { fullName, email, text } = waiting

export const withdrawalExamples: Examples<typeof withdrawalCalls> = {
  request: {
    body: { fullName, email, text, assignmentId: null },
    response: { result: withdrawalReceipts.received },
  },
  jobs: { response: { result: [...withdrawableJobs] } },
  list: { query: withdrawalFilters.initial, response: toPage(waiting) },
  accept: {
    params: { id: waiting.id },
    body: { assignmentId: withdrawableJobs[0].assignmentId },
    response: ok,
  },
  refuse: {
    params: { id: late.id },
    body: { reason: 'No encontramos ningún pago con ese email.' },
    response: ok,
  },
}
