import { CLAIM_DAYS } from '@plomada/domain'
import type { Database } from '../database/database.ts'
import type { Capabilities, Payments } from '../services/payments/payments.ts'

/**
 * Checks whether the configured provider took a payment: only one that divides payments has accounts that are paid. The operator
 * may have changed it since.
 */
export const isOfProvider = (
  { sellerId }: { sellerId: string | null },
  { capabilities }: { capabilities: Pick<Capabilities, 'canSplit'> },
): boolean => (sellerId !== null) === capabilities.canSplit

/** Counts the payments of another provider that may still have to go back. */
export const countOthersStatement = ({ canSplit }: Pick<Capabilities, 'canSplit'>): string =>
  `select count(*)::int as count from payments p join assignments a on a.id = p.assignment_id
   where p.seller_id is ${canSplit ? '' : 'not '}null and p.state in ('pending', 'paid', 'refunding')
     and (a.state not in ('completed', 'refunded', 'chargedBack', 'canceled') or p.state = 'refunding'
       or (a.state = 'completed' and a.changed_at > now() - interval '${CLAIM_DAYS} days'))`

/** Says that payments of another provider are open; null without any. */
export const describeOthers = (count: number): string | null =>
  count === 0
    ? null
    : `${count} open ${count === 1 ? 'payment was' : 'payments were'} taken by a provider that is not configured any more: refunds of ${count === 1 ? 'it' : 'them'} are not sent until it is.`

/** Logs how many payments of another provider are open: their refunds wait. */
export async function warnOfOtherProviders(
  { pool }: Pick<Database, 'pool'>,
  { capabilities }: Pick<Payments, 'capabilities'>,
  log: { warn: (message: string) => void },
): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(countOthersStatement(capabilities))
  const sentence = describeOthers(rows[0]?.count ?? 0)
  if (sentence !== null) log.warn(sentence)
}
