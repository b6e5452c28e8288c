import { resultResponse } from '@plomada/define'
import { defineCall } from '../contract/call.ts'
import { receiptAccess as access } from './receipt.access.ts'
import { invoiceWire, receiptWire } from './receipt.wire.ts'

export const receiptCalls = {
  get: defineCall('GET', '/user/recibos/:id', {
    summary: 'The receipt of a payment that arrived, with its refunds, for who paid it and for admins.',
    access: access.get,
    response: resultResponse(receiptWire),
    refusals: ['notFound'],
  }),
  invoice: defineCall('GET', '/user/comprobantes/:id', {
    summary: 'A document of the commission of a job, for its professional and for admins.',
    access: access.invoice,
    response: resultResponse(invoiceWire),
    refusals: ['notFound'],
  }),
}
