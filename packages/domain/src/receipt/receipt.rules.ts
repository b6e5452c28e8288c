/** The labels of the states of a refund. */
export const refundStateLabels = {
  requested: 'En camino',
  done: 'Devuelto',
  failed: 'No salió: lo resuelve Plomada',
} as const
export type RefundState = keyof typeof refundStateLabels
export const refundStates = /* @__PURE__ */ Object.keys(refundStateLabels) as RefundState[]

/** The documents of a commission. */
export const invoiceKinds = ['commission', 'credit'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** The conditions before the tax of an electronic invoice. */
export const taxConditionLabels = {
  registered: 'Responsable inscripto',
  simplified: 'Monotributo',
  exempt: 'Exento',
  finalConsumer: 'Consumidor final',
} as const
export type TaxCondition = keyof typeof taxConditionLabels
export const taxConditions = /* @__PURE__ */ Object.keys(taxConditionLabels) as TaxCondition[]

const invoicePrefixes: Record<InvoiceKind, string> = { commission: 'C', credit: 'NC' }

/** Returns the number of a document as people read it, such as «C-2026-00017». */
export const formatInvoiceNumber = ({
  kind,
  year,
  number,
}: {
  kind: InvoiceKind
  year: number
  number: number
}): string => `${invoicePrefixes[kind]}-${year}-${String(number).padStart(5, '0')}`

/** Returns the number of a receipt as people read it, such as «R-00000041». */
export const formatReceiptNumber = ({ id }: { id: number }): string => `R-${String(id).padStart(8, '0')}`

/** What the parts of a payment depend on, in pesos. */
interface PaymentFacts {
  amount: number
  refunds: readonly { amount: number; state: RefundState }[]
  /** What the bank took. */
  taken: number
  /** Whether the job has released its money. */
  isReleased: boolean
  /** What the job holds still: a refund that failed waits there. */
  heldByJob: number
}

/** Returns the pesos of a payment that are held and released: all but what goes back. */
export function getPaymentParts({ amount, refunds, taken, isReleased, heldByJob }: PaymentFacts): {
  held: number
  released: number
} {
  const sum = (isCounted: (state: RefundState) => boolean) =>
    refunds.reduce((total, refund) => total + (isCounted(refund.state) ? refund.amount : 0), 0)
  const rest = Math.max(0, amount - taken - sum((state) => state !== 'failed'))
  const held = isReleased
    ? Math.min(
        rest,
        heldByJob,
        sum((state) => state === 'failed'),
      )
    : rest
  return { held, released: rest - held }
}
