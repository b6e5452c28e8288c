import { receiptCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { findInvoice } from './invoice.queries.ts'
import { findReceipt } from './receipt.queries.ts'

/** Mounts the calls that read receipts and documents of the commission. */
export const routes: MountRoutes = (app, { database: { db } }) => {
  handleCall(app, receiptCalls.get, async ({ params, me }) => ({
    result: await findReceipt(db, me, params.id),
  }))
  handleCall(app, receiptCalls.invoice, async ({ params, me }) => ({
    result: await findInvoice(db, me, params.id),
  }))
}
