import type { Account, Entry, LedgerKind } from './ledger.ts'
import type { CommissionSum, LedgerLine } from './statement.ts'

/** The most movements of a professional that a statement shows: the newest ones. */
export const LEDGER_LISTED = 500

const kindLabels: Readonly<Record<LedgerKind, string>> = {
  charge: 'El cliente pagó',
  release: 'Se liberó para el profesional',
  freeze: 'Se retuvo otra vez',
  commission: 'Comisión de Plomada',
  refund: 'Se pidió la devolución',
  refund_sent: 'El proveedor devolvió la plata',
  refund_failed: 'El proveedor rechazó la devolución',
  chargeback: 'El banco se llevó el pago',
  chargeback_won: 'El banco devolvió el pago',
  chargeback_fee: 'El proveedor cobró por el contracargo',
  seller_paid: 'El proveedor le pagó al profesional',
  seller_repaid: 'El profesional devolvió al proveedor',
  recovery: 'Se descontó lo que debía',
  payout: 'Salió para la cuenta del profesional',
  payout_paid: 'El banco le pagó al profesional',
  payout_failed: 'El banco rechazó el pago',
}

/** Says what a movement of the ledger is. */
export const getLedgerKindLabel = (kind: string): string =>
  Object.hasOwn(kindLabels, kind) ? kindLabels[kind as LedgerKind] : 'Ajuste'

/** Returns the kind of an account, such as `held` of `held:12`. */
const getAccountKind = (account: string) =>
  account.replace(/:\d+$/, '') as Account extends infer One
    ? One extends `${infer Kind}:${number}`
      ? Kind
      : One
    : never

const accountLabels = {
  held: 'Retenido',
  payable: 'Saldo del profesional',
  receivable: 'Deuda del profesional',
  refund_due: 'A devolver al cliente',
  provider_clearing: 'Proveedor de pagos',
  commission: 'Plomada',
  costs: 'Costos de Plomada',
  payout_in_transit: 'En camino al banco',
} as const

/** Returns the name of an account of the ledger. */
export const getAccountLabel = (account: string): string => accountLabels[getAccountKind(account)]

/** Splits a movement into parts with one account on each side. */
export function toTransfers(entries: readonly Entry[]): { from: Account; to: Account; amount: number }[] {
  const sources = entries.filter(({ amount }) => amount < 0).map((entry) => ({ ...entry }))
  return entries
    .filter(({ amount }) => amount > 0)
    .flatMap(({ account: to, amount }) => {
      const parts = []
      for (let rest = amount; rest > 0;) {
        const source = sources.find((one) => one.amount < 0)
        if (!source) break
        const part = Math.min(rest, -source.amount)
        source.amount += part
        rest -= part
        parts.push({ from: source.account, to, amount: part })
      }
      return parts
    })
}

type Balances = LedgerLine['balances']

const columnOf: Partial<Record<ReturnType<typeof getAccountKind>, keyof Balances>> = {
  held: 'held',
  payable: 'professional',
  receivable: 'professional',
  commission: 'platform',
  costs: 'platform',
  refund_due: 'client',
}

type Movement = Pick<LedgerLine, 'createdAt' | 'kind' | 'assignment'> & {
  id: number
  entries: readonly Entry[]
}

/** Returns the lines of a statement. `opening` is what the professional had before. */
export function toLedgerLines(movements: readonly Movement[], opening = 0): LedgerLine[] {
  let balances: Balances = { held: 0, professional: opening, platform: 0, client: 0 }
  return movements.flatMap(({ id, entries, ...movement }) =>
    toTransfers(entries).map((transfer, index) => {
      balances = { ...balances }
      for (const [account, sign] of [
        [transfer.from, -1],
        [transfer.to, 1],
      ] as const) {
        const column = columnOf[getAccountKind(account)]
        if (column) balances[column] += sign * transfer.amount
      }
      return { ...movement, ...transfer, id: `${id}-${index + 1}`, balances }
    }),
  )
}

/** The net commission of a month or a trade, in centavos. */
export interface CommissionTotal {
  key: string
  earned: number
  returned: number
  costs: number
  net: number
}

/** Adds up commissions by a key, in the order in which the keys appear. */
export function sumCommissions(
  rows: readonly CommissionSum[],
  getKey: (row: CommissionSum) => string,
): CommissionTotal[] {
  const totals = new Map<string, CommissionTotal>()
  for (const row of rows) {
    const key = getKey(row)
    const total = totals.get(key) ?? { key, earned: 0, returned: 0, costs: 0, net: 0 }
    totals.set(key, {
      key,
      earned: total.earned + row.earned,
      returned: total.returned + row.returned,
      costs: total.costs + row.costs,
      net: total.net + row.earned - row.returned - row.costs,
    })
  }
  return [...totals.values()]
}
