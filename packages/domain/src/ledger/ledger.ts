import * as z from 'zod/mini'

/** The kinds of movements of money, with their names on the screen. */
export const ledgerKinds = {
  charge: 'Pago recibido',
  provider_fee: 'Costo del cobro',
  release: 'Liberado para el profesional',
  commission: 'Comisión',
  recovery: 'Descontado de una deuda',
  freeze: 'Retenido otra vez',
  refund: 'Devolución pedida',
  refund_sent: 'Devolución hecha',
  refund_failed: 'Devolución rechazada',
  chargeback: 'Contracargo',
  chargeback_fee: 'Costo del contracargo',
  chargeback_won: 'Contracargo ganado',
  payout: 'Pago al profesional, en camino',
  payout_paid: 'Pago al profesional, hecho',
  payout_failed: 'Pago al profesional, rechazado',
  adjustment: 'Ajuste manual',
} as const
export type LedgerKind = keyof typeof ledgerKinds

/** An account of one job, of one person, or of the platform. */
export type Account =
  | `${'held' | 'payable' | 'receivable' | 'refund_due'}:${number}`
  | 'provider_clearing'
  | 'commission'
  | 'provider_fees'
  | 'payout_in_transit'

/** The names of the accounts on the screen, without the job or the person. */
export const accountLabels = {
  held: 'Retenido del trabajo',
  payable: 'A pagar al profesional',
  receivable: 'Deuda del profesional',
  refund_due: 'A devolver al cliente',
  provider_clearing: 'En el proveedor de pagos',
  commission: 'Comisión de Plomada',
  provider_fees: 'Costos del proveedor',
  payout_in_transit: 'En camino al banco',
} as const

/** What a movement takes from an account (negative) or adds to it, in centavos. */
export interface Entry {
  account: Account
  amount: number
}

/** A movement of money: entries that add up to zero, under a reference that is used once. */
export interface Posting {
  kind: LedgerKind
  reference: string
  entries: Entry[]
}

/** A movement in the statement of a job. */
export const ledgerTransactionSchema = z.object({
  id: z.int(),
  kind: z.enum(Object.keys(ledgerKinds) as [LedgerKind, ...LedgerKind[]]),
  reference: z.string(),
  reason: z.string(),
  createdAt: z.date(),
  /** In centavos. */
  entries: z.array(z.object({ account: z.string(), amount: z.int() })),
})
export type LedgerTransaction = z.infer<typeof ledgerTransactionSchema>
