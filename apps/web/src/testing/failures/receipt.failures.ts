import { invoiceHref, receiptHref } from '@plomada/domain'
import { invoices, people, receipts } from '@plomada/domain/fixtures'
import type { Read } from './failure.ts'

export const reads: Read[] = [
  { call: 'receipt.get', at: receiptHref(receipts.held), viewer: people.ana },
  { call: 'receipt.invoice', at: invoiceHref(invoices.commission), viewer: people.bruno },
]
