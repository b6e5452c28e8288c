import type { Account, Entry, LedgerKind, Posting } from './ledger.ts'

/** Centavos of an amount in whole pesos. */
export const toCentavos = (pesos: number): number => pesos * 100

/** What the platform keeps: hundredths of a percent of an amount, and at least `minimum` centavos. */
export interface CommissionRule {
  rate: number
  minimum: number
}

/** The commission of the specification: 15 percent. */
export const defaultCommission: CommissionRule = { rate: 1500, minimum: 0 }

/** Returns the commission on an amount, both in centavos; half a centavo is rounded up. */
export const getCommission = (amount: number, { rate, minimum }: CommissionRule): number =>
  Math.min(amount, Math.max(minimum, Math.round((amount * rate) / 10_000)))

/** The money of a job in the ledger, in centavos. */
export interface JobBook {
  held: number
  /** What was released and is not held again. */
  released: number
  /** What the platform kept of it. */
  commission: number
  /** How often money of the job was released and held again. */
  releases: number
  freezes: number
}

/** What the platform owes a professional, and what they owe the platform: both 0 or more, in centavos. */
export interface PersonBook {
  payable: number
  debt: number
}

interface Job {
  id: number
  workerId: number
}

const entry = (account: Account, amount: number): Entry => ({ account, amount })

/** Returns a posting of two or more entries. Those of nothing are left out, and null is returned if none is left. */
function create(kind: LedgerKind, reference: string, entries: readonly Entry[]): Posting | null {
  const moved = entries.filter(({ amount }) => amount !== 0)
  return moved.length === 0 ? null : { kind, reference, entries: moved }
}

/** Moves an amount from one account to another. */
const move = (
  kind: LedgerKind,
  reference: string,
  { from, to, amount }: { from: Account; to: Account; amount: number },
): Posting | null => create(kind, reference, [entry(from, -amount), entry(to, amount)])

const existing = (postings: readonly (Posting | null)[]): Posting[] =>
  postings.filter((posting) => posting !== null)

/** A payment arrives: it is held for its job, or goes back to the client if no job needs it. */
export const postCharge = ({
  paymentId,
  amount,
  to,
}: {
  paymentId: number
  amount: number
  to: { assignmentId: number } | { clientId: number }
}): Posting[] =>
  existing([
    move('charge', `payment:${paymentId}:charge`, {
      from: 'provider_clearing',
      to: 'assignmentId' in to ? `held:${to.assignmentId}` : `refund_due:${to.clientId}`,
      amount,
    }),
  ])

/** All that a job holds goes to its professional, without the commission and what they owe. */
export function postRelease(job: Job, book: JobBook, { debt }: PersonBook, rule: CommissionRule): Posting[] {
  const { held } = book
  const round = book.releases + 1
  const commission = getCommission(held, rule)
  const recovered = Math.min(debt, held - commission)
  const payable: Account = `payable:${job.workerId}`
  return existing([
    move('release', `assignment:${job.id}:release:${round}`, {
      from: `held:${job.id}`,
      to: payable,
      amount: held,
    }),
    move('commission', `assignment:${job.id}:commission:${round}`, {
      from: payable,
      to: 'commission',
      amount: commission,
    }),
    move('recovery', `assignment:${job.id}:recovery:${round}`, {
      from: payable,
      to: `receivable:${job.workerId}`,
      amount: recovered,
    }),
  ])
}

/** What was released is held again: a claim or a chargeback came later. What was paid out becomes a debt. */
export function postFreeze(job: Job, book: JobBook, { payable }: PersonBook): Posting[] {
  const net = book.released - book.commission
  const available = Math.min(payable, net)
  return existing([
    create('freeze', `assignment:${job.id}:freeze:${book.freezes + 1}`, [
      entry('commission', -book.commission),
      entry(`payable:${job.workerId}`, -available),
      entry(`receivable:${job.workerId}`, -(net - available)),
      entry(`held:${job.id}`, book.released),
    ]),
  ])
}

/** The steps of a refund: it is due, it was sent, or the provider refused it. `key` is the one at the provider. */
export const postRefund = (
  step: 'due' | 'sent' | 'failed',
  {
    key,
    amount,
    assignmentId,
    clientId,
  }: { key: string; amount: number; assignmentId: number | null; clientId: number },
): Posting[] => {
  const due: Account = `refund_due:${clientId}`
  if (step === 'sent')
    return existing([move('refund_sent', `${key}:sent`, { from: due, to: 'provider_clearing', amount })])
  // Without a job it was due from its charge on.
  if (assignmentId === null) return []
  const held: Account = `held:${assignmentId}`
  return existing([
    step === 'due'
      ? move('refund', `${key}:due`, { from: held, to: due, amount })
      : move('refund_failed', `${key}:failed`, { from: due, to: held, amount }),
  ])
}

/** A provider that cannot hold has paid the professional at once. */
export const postDirectPayout = ({
  paymentId,
  workerId,
  amount,
}: {
  paymentId: number
  workerId: number
  amount: number
}): Posting[] =>
  existing([
    move('payout', `payment:${paymentId}:payout`, {
      from: `payable:${workerId}`,
      to: 'provider_clearing',
      amount,
    }),
  ])

/** The provider took a refund from the account of a professional: that pays their debt. */
export const postDirectRecovery = ({
  key,
  workerId,
  amount,
}: {
  key: string
  workerId: number
  amount: number
}): Posting[] =>
  existing([
    move('recovery', `${key}:recovery`, { from: 'provider_clearing', to: `receivable:${workerId}`, amount }),
  ])

/** A bank takes a payment back, or returns it because the platform won. */
export const postChargeback = (
  step: 'opened' | 'won',
  { id, assignmentId, amount }: { id: number; assignmentId: number; amount: number },
): Posting[] =>
  existing([
    step === 'opened'
      ? move('chargeback', `chargeback:${id}`, {
          from: `held:${assignmentId}`,
          to: 'provider_clearing',
          amount,
        })
      : move('chargeback_won', `chargeback:${id}:won`, {
          from: 'provider_clearing',
          to: `held:${assignmentId}`,
          amount,
        }),
  ])

/** What the provider keeps of a payment; the platform pays it. */
export const postProviderFee = (paymentId: number, amount: number): Posting[] =>
  existing([
    move('provider_fee', `payment:${paymentId}:fee`, {
      from: 'provider_fees',
      to: 'provider_clearing',
      amount,
    }),
  ])

/** The steps of a payout: it leaves the balance, arrives, or returns to the balance. */
export const postPayout = (
  step: 'sent' | 'paid' | 'failed',
  { id, userId, amount }: { id: number; userId: number; amount: number },
): Posting[] => {
  const payable: Account = `payable:${userId}`
  const transit: Account = 'payout_in_transit'
  if (step === 'sent')
    return existing([move('payout', `payout:${id}`, { from: payable, to: transit, amount })])
  return existing([
    step === 'paid'
      ? move('payout_paid', `payout:${id}:paid`, { from: transit, to: 'provider_clearing', amount })
      : move('payout_failed', `payout:${id}:failed`, { from: transit, to: payable, amount }),
  ])
}
