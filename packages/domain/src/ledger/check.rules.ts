/** What each rule of the ledger means when it does not hold, for admins. The keys are those of the stored checks. */
const ruleLabels = {
  'the entries of a movement add up to zero': 'hay un movimiento que no suma cero',
  'a balance is the sum of its entries': 'un saldo no es la suma de sus movimientos',
  'a balance is not below zero, except of what the provider has and of debts': 'una cuenta quedó en negativo',
  'every payment that arrived is in the ledger once, with its amount, and no other is':
    'un pago no está en los movimientos, está dos veces o con otro monto',
  'every refund that was sent is in the ledger once':
    'una devolución enviada no está en los movimientos, o está dos veces',
  'what goes back is at most what was paid': 'de un pago se devolvió más de lo que se pagó',
  'a job holds what arrived for it until it ends': 'un trabajo retiene otra plata que la que llegó',
  'every payout is in the ledger as it went':
    'un pago a un profesional no está en los movimientos como salió',
  'what is on its way is the sum of the open payouts':
    'lo que está en camino no es la suma de los pagos a profesionales',
  'a chargeback took what the ledger says, and returned it if it was won':
    'un contracargo no está en los movimientos como se llevó o devolvió la plata',
  'the fee of a chargeback is in the ledger once':
    'lo que cobró el proveedor por un contracargo no está en los movimientos',
  'a job waits while a chargeback of its payments is open':
    'un trabajo no espera a su contracargo, o espera a uno que terminó',
  'nothing that is held is released before a job ends': 'se liberó plata de un trabajo que no terminó',
  'the numbers of the documents of a year have no gaps': 'falta un número de documento',
  'a document has the amount of its movement': 'un documento tiene otro monto que su movimiento',
} as const
export type LedgerRule = keyof typeof ruleLabels

/** What the rows of each rule are. */
const rowLabels: Record<LedgerRule, string> = {
  'the entries of a movement add up to zero': 'movimiento',
  'a balance is the sum of its entries': 'cuenta',
  'a balance is not below zero, except of what the provider has and of debts': 'cuenta',
  'every payment that arrived is in the ledger once, with its amount, and no other is': 'pago',
  'every refund that was sent is in the ledger once': 'devolución',
  'what goes back is at most what was paid': 'pago',
  'a job holds what arrived for it until it ends': 'trabajo',
  'every payout is in the ledger as it went': 'pago a un profesional',
  'what is on its way is the sum of the open payouts': 'cuenta',
  'a chargeback took what the ledger says, and returned it if it was won': 'pago',
  'the fee of a chargeback is in the ledger once': 'contracargo',
  'a job waits while a chargeback of its payments is open': 'trabajo',
  'nothing that is held is released before a job ends': 'trabajo',
  'the numbers of the documents of a year have no gaps': 'serie',
  'a document has the amount of its movement': 'documento',
}

/** A rule that does not hold: how many rows break it, and the first ones. */
export interface LedgerFinding {
  rule: string
  count: number
  examples: readonly string[]
}

/** Says in one sentence what does not hold, and in which rows. */
export function describeFinding({ rule, count, examples }: LedgerFinding): string {
  const row = Object.hasOwn(rowLabels, rule) ? rowLabels[rule as LedgerRule] : 'fila'
  const more = count - examples.length
  const rest = more > 0 ? ` y ${more} más` : ''
  return `${getLedgerRuleLabel(rule)} (${row} ${examples.join(', ')}${rest})`
}

/** Says what does not hold; a rule of another version keeps its name. */
export const getLedgerRuleLabel = (rule: string): string =>
  Object.hasOwn(ruleLabels, rule) ? ruleLabels[rule as LedgerRule] : rule
