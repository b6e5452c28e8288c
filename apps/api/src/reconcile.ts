import { readConfig } from './config.ts'
import { withCommandDatabase } from './database/commandDatabase.ts'
import { openStandalonePayments } from './services/payments/payments.standalone.ts'
import { reconcile, type Difference, type Reconciliation } from './payment/reconciliation.queries.ts'

const descriptions: Record<Difference['kind'], string> = {
  notInLedger: 'paid at the provider, not in the ledger',
  otherDetails: 'paid at the provider with another amount, currency or offer than in the ledger',
  notMarkedPaid:
    'paid at the provider, not marked as paid in the ledger: resend its event, or press pay again',
  paidTwice: 'paid at the provider, and the offer was already paid in another session: refund this one',
  notPaid: 'paid in the ledger, not at the provider',
  notClosed: 'open in the ledger, closed or unknown at the provider: pressing pay opens another session',
}

/** Formats a difference, without personal data. */
function formatDifference({ kind, sessionId, payment, provider }: Difference): string {
  const ours = payment
    ? `payment ${payment.id} of offer ${payment.offerId}: ${payment.state}, ${payment.amount} ars`
    : 'no payment'
  const theirs = provider ? `${provider.state}, ${provider.amount} ${provider.currency}` : 'unknown'
  return `${kind}  ${sessionId}\n    ${descriptions[kind]}\n    ledger: ${ours}\n    provider: ${theirs}`
}

/** Formats the result for the terminal. */
export function formatReconciliationReport({ checkouts, payments, differences }: Reconciliation): string {
  const compared = `${checkouts} checkout sessions at the provider, ${payments} payments in the ledger`
  const found = differences.length === 0 ? 'no differences' : `${differences.length} differences`
  return [...differences.map(formatDifference), `${compared}: ${found}.`].join('\n')
}

/** Compares the payments of the last `days` days with the configured provider. */
export async function reconcileDays(
  env: Readonly<Record<string, string | undefined>>,
  days: number,
): Promise<Reconciliation> {
  const config = readConfig(env)
  return withCommandDatabase(config, async (database) => {
    const { payments, close } = await openStandalonePayments(config, database.db)
    try {
      return await reconcile(database.db, payments, new Date(Date.now() - days * 86_400_000))
    } finally {
      await close()
    }
  })
}
