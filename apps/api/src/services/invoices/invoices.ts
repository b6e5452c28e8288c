import type { InvoiceKind, TaxCondition } from '@plomada/domain'

/** A provider of electronic invoices. */
export interface Invoices {
  /**
   * Authorizes a document. The same document again returns the same authorization. A document that it refuses throws, and is
   * tried again. Null if the provider only keeps numbered receipts.
   */
  authorize: ((document: InvoiceToAuthorize) => Promise<Authorization>) | null
}

/** A document as the provider needs it. Amounts are in centavos. */
interface InvoiceToAuthorize {
  kind: InvoiceKind
  year: number
  number: number
  createdAt: Date
  amount: number
  /** The professional; 11 digits, or null before they entered one. */
  cuit: string | null
  name: string
  /** Of a credit: the document that it takes back, with its CAE. */
  refersTo: { year: number; number: number; cae: string | null } | null
}

/** What makes a document an invoice. */
interface Authorization {
  /** 14 digits. */
  cae: string
  /** A day such as 2026-12-03. */
  caeExpiresOn: string
  taxCondition: TaxCondition
}

/** The embedded provider: each document stays a numbered receipt that is no invoice. */
export const numberedReceipts: Invoices = { authorize: null }
