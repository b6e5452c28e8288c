import { calls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'

/** Reads the receipt of a payment. */
export const useReceipt = (id: number) => useCall(calls.receipt.get, { params: { id } })

/** Reads a document of the commission. */
export const useInvoice = (id: number) => useCall(calls.receipt.invoice, { params: { id } })
