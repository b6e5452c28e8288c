import type { Examples } from '../contract/example.ts'
import type { receiptCalls } from './receipt.calls.ts'
import { invoices, receipts } from './receipt.fixtures.ts'

export const receiptExamples: Examples<typeof receiptCalls> = {
  get: { params: { id: receipts.refundedPart.id }, response: { result: receipts.refundedPart } },
  invoice: { params: { id: invoices.commission.id }, response: { result: invoices.commission } },
}
