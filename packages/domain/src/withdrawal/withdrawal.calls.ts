import * as z from 'zod/mini'
import { idSchema, okResponse, pageResponse, queryCodec, renameFields, resultResponse } from '@plomada/define'
import { defineCall } from '../contract/call.ts'
import { withdrawalAccess as access } from './withdrawal.access.ts'
import { withdrawalFilters } from './withdrawal.filters.ts'
import { ownWithdrawalForm, refuseWithdrawalForm } from './withdrawal.form.ts'
import {
  withdrawableJobWire,
  withdrawalReceiptWire,
  withdrawalWire,
  withdrawalWireNames,
} from './withdrawal.wire.ts'

const { fullName, email, text } = ownWithdrawalForm.fields
const { assignmentId: job, reason } = withdrawalWireNames

export const withdrawalCalls = {
  request: defineCall('POST', '/arrepentimiento', {
    summary:
      'Asks to withdraw from a paid job. The response is the same whether the email has an account or a job. With an own job of the caller, the withdrawal has its effect at once.',
    access: access.request,
    body: renameFields(
      {
        fullName: fullName.schema,
        email: email.schema,
        text: z.optional(text.schema),
        assignmentId: z.optional(z.nullable(idSchema)),
      },
      withdrawalWireNames,
    ),
    response: resultResponse(withdrawalReceiptWire),
    refusals: ['notFound', 'stateChanged', 'tooLate'],
  }),
  jobs: defineCall('GET', '/user/arrepentimiento', {
    summary: 'The paid jobs from which the caller may withdraw now, the last paid first.',
    access: access.jobs,
    response: resultResponse(z.array(withdrawableJobWire)),
  }),
  list: defineCall('GET', '/admin/arrepentimientos', {
    summary: 'The requests to withdraw, for admins: first those that wait, the oldest first.',
    access: access.list,
    query: queryCodec(withdrawalFilters),
    response: pageResponse(withdrawalWire),
  }),
  accept: defineCall('POST', '/admin/arrepentimientos/:id/hacer', {
    summary:
      'Carries out a request for a job that could be withdrawn when it was received, and mails the person.',
    access: access.accept,
    body: renameFields({ assignmentId: idSchema }, { assignmentId: job }),
    response: okResponse,
    refusals: ['notFound', 'stateChanged', 'tooLate'],
  }),
  refuse: defineCall('POST', '/admin/arrepentimientos/:id/rechazar', {
    summary: 'Refuses a request with a reason, and mails it to the person.',
    access: access.refuse,
    body: renameFields({ reason: refuseWithdrawalForm.fields.reason.schema }, { reason }),
    response: okResponse,
    refusals: ['notFound', 'stateChanged'],
  }),
}
