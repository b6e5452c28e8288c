import { formatPesos } from '../catalogues/money.ts'
import { addDays } from '../catalogues/time.ts'
import { paymentStateLabels } from '../payment/payment.state.ts'
import type { Difference, DifferenceKind } from './reconciliation.ts'

/** Days that one request compares, so that it ends before its timeout. */
export const RECONCILED_DAYS = 3
/** The most days of a comparison. */
export const RECONCILIATION_MAXIMUM_DAYS = 92
/** Days that are compared without a choice of the admin, with today. */
export const RECONCILIATION_DAYS = 30

const chargebackEnds: Partial<Record<string, string>> = {
  won: 'ganado',
  lost: 'perdido',
}

type Money = NonNullable<Difference['provider']>

/** Returns an amount with its currency: «$ 12.500», or «99,90 USD» in another one. */
function formatAmount({ amount, currency }: Pick<Money, 'amount' | 'currency'>): string {
  const rounded = Math.round(amount * 100)
  const cents = String(Math.abs(rounded) % 100).padStart(2, '0')
  const digits = formatPesos(Math.trunc(rounded / 100)) + (cents === '00' ? '' : `,${cents}`)
  return currency === 'ars' ? `$ ${digits}` : `${digits} ${currency.toUpperCase()}`
}

/** Says in one sentence what differs, and what the operator does about it. */
export function explainDifference({ kind, ours, provider, payment }: Difference): string {
  const here = ours === null ? 'nada' : formatAmount({ amount: ours, currency: 'ars' })
  const there = provider === null ? 'nada' : formatAmount(provider)
  const state = payment ? paymentStateLabels[payment.state] : ''
  const sentences: Record<DifferenceKind, string> = {
    notInLedger: `El proveedor cobró ${there} y acá no hay ningún pago: buscalo en su panel y, si no es de otro sitio, devolvelo.`,
    otherDetails: `El proveedor cobró ${there} y acá figura ${here}, o es otro servicio: comparalos antes de mover plata.`,
    notMarkedPaid: `El cliente pagó ${there} y acá el pago figura ${state}: pedile al proveedor que mande otra vez el aviso.`,
    paidTwice: `El servicio ya estaba pagado y el proveedor cobró ${there} otra vez: vuelve al cliente cuando llega el aviso; si no llega, devolvelo desde su panel.`,
    notPaid: `Acá figura un pago de ${here} que el proveedor no cobró: no le pagues al profesional hasta aclararlo.`,
    notClosed: `Acá el pago de ${here} está pendiente y en el proveedor ya venció: se abre otro cuando el cliente toca Pagar.`,
    refundNotAtProvider: `Acá figura devuelto ${here} y el proveedor no lo devolvió: hacé esa devolución desde su panel.`,
    refundNotInLedger: `El proveedor devolvió ${there} y acá no figura: se hizo desde su panel, y entra sola en una hora. Si sigue acá, no es de un pago de este sitio o tiene centavos.`,
    refundOtherAmount: `Acá figura devuelto ${here} y el proveedor devolvió ${there}: la diferencia es de una devolución hecha a mano.`,
    chargebackNotInLedger: `El proveedor tiene un contracargo de ${there} y acá no figura: pedile que mande otra vez el aviso, y no le pagues a nadie por ese trabajo.`,
    chargebackNotAtProvider: `Acá figura un contracargo de ${here} que el proveedor no tiene: preguntale si lo dio de baja.`,
    chargebackOtherState: `El contracargo de ${here} para el proveedor está ${chargebackEnds[provider?.state ?? ''] ?? 'abierto'} y acá no: si sigue así mañana, pedile que mande otra vez el aviso.`,
    chargebackOtherAmount: `Acá figura un contracargo de ${here} y el del proveedor es de ${there}: la diferencia es de una devolución o del cambio de moneda.`,
    refundNotMarked: `El proveedor devolvió ${there} y acá esa devolución figura rechazada: no la pidas otra vez.`,
  }
  return sentences[kind]
}

/** Returns the period of the filters; without them the last days until today. */
export const getReconciliationPeriod = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } => {
  const end = to ?? today
  return { from: from ?? addDays(end, -RECONCILIATION_DAYS), to: end }
}

/** Returns the first day of each request that compares a period, the newest first. Days are inclusive. */
export function sliceReconciliation({ from, to }: { from: string; to: string }): string[] {
  const slices: string[] = []
  const oldest = addDays(to, 1 - RECONCILIATION_MAXIMUM_DAYS)
  const start = from < oldest ? oldest : from
  for (let day = start; day <= to; day = addDays(day, RECONCILED_DAYS)) slices.unshift(day)
  return slices
}
