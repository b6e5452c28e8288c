import { explainDifference, type Difference, type Reconciliation } from '@plomada/domain'
import { readConfig } from './config.ts'
import { withCommandDatabase } from './database/commandDatabase.ts'
import { openStandalonePayments } from './services/payments/payments.standalone.ts'
import { reconcile } from './payment/reconciliation.queries.ts'

/** Formats a difference, without personal data. Its sentence is that of the page of admins. */
function formatDifference(difference: Difference): string {
  const { kind, sessionId, ours, payment, provider } = difference
  const here = payment
    ? `payment ${payment.id} of offer ${payment.offerId}: ${payment.state}, ${ours ?? 0} ars`
    : 'no payment'
  const there = provider ? `${provider.state}, ${provider.amount} ${provider.currency}` : 'unknown'
  return `${kind}  ${sessionId}\n    ${explainDifference(difference)}\n    ledger: ${here}\n    provider: ${there}`
}

/** Formats the result for the terminal. */
export function formatReconciliationReport(result: Reconciliation): string {
  const { checkouts, payments, refunds, chargebacks, differences } = result
  const compared = `${checkouts} checkout sessions at the provider, ${payments} payments in the ledger`
  const refunded = refunds
    ? `${refunds.theirs} refunds at the provider, ${refunds.ours} in the ledger`
    : 'refunds not compared, the provider has no list of them'
  const disputed = `${chargebacks.theirs} chargebacks at the provider, ${chargebacks.ours} in the ledger`
  const found = differences.length === 0 ? 'no differences' : `${differences.length} differences`
  return [...differences.map(formatDifference), `${compared}; ${refunded}; ${disputed}: ${found}.`].join('\n')
}

/** Compares the payments, refunds and chargebacks of the last `days` days with the configured provider. */
export async function reconcileDays(
  env: Readonly<Record<string, string | undefined>>,
  days: number,
): Promise<Reconciliation> {
  const config = readConfig(env)
  return withCommandDatabase(config, async (database) => {
    const { payments, close } = await openStandalonePayments(config, database.db)
    const now = Date.now()
    try {
      const period = { since: new Date(now - days * 86_400_000), before: new Date(now + 1000) }
      return await reconcile(database.db, payments, period)
    } finally {
      await close()
    }
  })
}
