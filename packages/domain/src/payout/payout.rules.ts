import type { AssignmentState } from '../assignment/assignment.state.ts'
import { formatPesos } from '../catalogues/money.ts'
import type { LedgerKind } from '../ledger/ledger.ts'
import { getTargetKind, type PayoutTargetKind } from './identifiers.ts'

/** Hours without payouts after an account was replaced, so that its owner can react. */
export const PAYOUT_FREEZE_HOURS = 48
/** Minutes for which the mailed code of an account is valid at least; at most twice as many. */
export const PAYOUT_CODE_MINUTES = 15

const HOUR_MS = 3_600_000

export const getFreezeEnd = (now: Date): Date => new Date(now.getTime() + PAYOUT_FREEZE_HOURS * HOUR_MS)

const kindLabels: Record<PayoutTargetKind, string> = { cbu: 'CBU', cvu: 'CVU', alias: 'Alias' }

/** Returns what people may see of an account: its kind and its last four characters, such as «CBU ••••5201». */
export const maskTarget = (target: string): string =>
  `${kindLabels[getTargetKind(target)]} ••••${target.slice(-4)}`

/** Formats a CUIT as people write it: 20123456786 becomes «20-12345678-6». */
export const formatCuit = (cuit: string): string =>
  `${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`

/**
 * The connection of a professional to their account at the payment provider, which pays them directly. `unavailable`: the
 * provider has no such accounts.
 */
export const connectionStates = ['unavailable', 'none', 'connected', 'refreshFailed', 'revoked'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** Why the money of a job is held, by the state of the job. */
export const heldReasons = {
  paid: 'Cuando termines, avisalo en el trabajo',
  cancelRequested: 'Hay un pedido para cancelar el trabajo',
  done: 'Falta que el cliente confirme el trabajo',
  disputed: 'Hay un reclamo abierto',
  decided: 'El reclamo está resuelto: pueden apelar',
  refunding: 'Una parte o todo vuelve al cliente',
  refundFailed: 'Una parte o todo vuelve al cliente',
} as const satisfies Partial<Record<AssignmentState, string>>
export type HeldState = keyof typeof heldReasons
export const heldStates = /* @__PURE__ */ Object.keys(heldReasons) as HeldState[]

/** The states of a job that end by themselves: the money moves at its deadline at the latest. */
export const isHeldUntilDeadline = (state: HeldState): boolean =>
  state === 'done' || state === 'decided' || state === 'cancelRequested'

const movementLabels: Partial<Record<LedgerKind, string>> = {
  release: 'Trabajo terminado',
  commission: 'Comisión de Plomada',
  freeze: 'Retenido otra vez',
  payout: 'Te lo mandamos',
  payout_failed: 'No salió y volvió al saldo',
  seller_paid: 'Te llegó a tu Mercado Pago',
  seller_repaid: 'Salió de tu Mercado Pago',
  chargeback_fee: 'Lo que cobró el proveedor por el contracargo',
}

/** Returns the name of a movement of the balance of a professional. */
export const getMovementLabel = (kind: string): string =>
  Object.hasOwn(movementLabels, kind) ? (movementLabels[kind as LedgerKind] ?? 'Ajuste') : 'Ajuste'

/** Returns an amount of centavos as text with two decimals: 1250050 becomes «12.500,50». */
export const formatCentavos = (centavos: number): string => {
  const digits = String(centavos).padStart(3, '0')
  return `${formatPesos(Number(digits.slice(0, -2)))},${digits.slice(-2)}`
}

/** The most payouts of a run, so that it stays one short transaction. */
export const RUN_MAXIMUM = 1000

/** Why a professional gets no payout in the next run. */
export const payoutBlockLabels = {
  suspended: 'Cuenta suspendida',
  onItsWay: 'Ya tiene un pago en camino',
  noAccount: 'Falta su cuenta y su CUIT',
  frozen: 'Cambió su cuenta hace poco',
  belowMinimum: 'No llega al mínimo',
} as const
const blockCounts: Record<keyof typeof payoutBlockLabels, readonly [one: string, many: string]> = {
  suspended: ['tiene la cuenta suspendida', 'tienen la cuenta suspendida'],
  onItsWay: ['ya tiene un pago en camino', 'ya tienen un pago en camino'],
  noAccount: ['no cargó su cuenta o su CUIT', 'no cargaron su cuenta o su CUIT'],
  frozen: ['cambió su cuenta hace menos de 48 horas', 'cambiaron su cuenta hace menos de 48 horas'],
  belowMinimum: ['no llega al mínimo', 'no llegan al mínimo'],
}

/** Says how many professionals get no payout and why, such as «2 no llegan al mínimo y 1 ya tiene un pago en camino». */
export function describePayoutBlocks(blocks: readonly PayoutBlock[]): string {
  const reasons = payoutBlocks.flatMap((block) => {
    const count = blocks.filter((one) => one === block).length
    return count === 0 ? [] : [{ count, text: `${count} ${blockCounts[block][count === 1 ? 0 : 1]}` }]
  })
  const texts = reasons.toSorted((a, b) => b.count - a.count).map(({ text }) => text)
  return [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' y ')
}
export type PayoutBlock = keyof typeof payoutBlockLabels
export const payoutBlocks = /* @__PURE__ */ Object.keys(payoutBlockLabels) as PayoutBlock[]

/** What decides whether a professional gets a payout. Amounts are in centavos. */
interface PayoutFacts {
  balance: number
  minimum: number
  isActive: boolean
  hasAccount: boolean
  frozenUntil: Date | null
  hasOpenPayout: boolean
}

/** Returns why a professional gets no payout, or null. */
export function findPayoutBlock(facts: PayoutFacts, now: Date): PayoutBlock | null {
  if (!facts.isActive) return 'suspended'
  if (facts.hasOpenPayout) return 'onItsWay'
  if (!facts.hasAccount) return 'noAccount'
  if (facts.frozenUntil && facts.frozenUntil > now) return 'frozen'
  return facts.balance < facts.minimum ? 'belowMinimum' : null
}

/** The reference of a payout in the file of the bank. */
export const toPayoutReference = ({ id }: { id: number }): string => `PLO-${id}`

/** Returns the id in the reference of a payout, or null. */
export function readPayoutReference(text: string): number | null {
  const id = /^PLO-([1-9]\d{0,8})$/i.exec(text.trim())?.[1]
  return id === undefined ? null : Number(id)
}

/**
 * The figures of RG 5794/2025: operations, and centavos. From them on, sales through a platform without a registration may
 * be habitual. Information for the operator, not advice.
 */
export const HABITUAL_SALES = { inMonth: 10, inEachMonth: 4, months: 4, amount: 75_000_000 } as const

/** Operations of a professional in a month, and what clients paid for them in centavos. */
export interface MonthlySales {
  count: number
  amount: number
}

/** Returns whether a professional reaches the figures of RG 5794/2025; the months are the last ones, the newest first. */
export function reachesHabitualSales(months: readonly MonthlySales[]): boolean {
  const { inMonth, inEachMonth, months: length, amount } = HABITUAL_SALES
  const [newest] = months
  if (newest && newest.count >= inMonth && newest.amount >= amount) return true
  const last = months.slice(0, length)
  const total = last.reduce((sum, one) => sum + one.amount, 0)
  return last.length === length && last.every(({ count }) => count >= inEachMonth) && total >= amount
}
