/** The labels of the states of a payment. Only a paid one was received. */
export const paymentStateLabels = {
  pending: 'pendiente',
  paid: 'pagado',
  expired: 'vencido',
  failed: 'fallido',
  refunding: 'en devolución',
  refunded: 'devuelto',
  disputed: 'en disputa',
} as const
export type PaymentState = keyof typeof paymentStateLabels
export const paymentStates = /* @__PURE__ */ Object.keys(paymentStateLabels) as PaymentState[]
