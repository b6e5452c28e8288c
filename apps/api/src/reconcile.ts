import { readConfig } from './config.ts'
import { openBeside } from './database/beside.ts'
import { paymentsAlone } from './services/payments/payments.alone.ts'
import { reconcile } from './payment/reconciliation.queries.ts'
import type { Difference, Reconciliation } from './payment/reconciliation.queries.ts'

const meanings: Record<Difference['kind'], string> = {
  unknownToUs: 'paid at the provider, and no payment of ours',
  otherFacts: 'paid at the provider with another amount, currency or offer than in the ledger',
  notBooked: 'paid at the provider, not in the ledger: send its event again, or press pay again',
  paidTwice: 'paid at the provider, and the offer was paid by another page: give this one back',
  notPaid: 'paid in the ledger, not at the provider',
  notClosed: 'open in the ledger, over or unknown at the provider: pressing pay opens another page',
}

/** A difference in one line, without anything about the people. */
function lineOf({ kind, sessionId, payment, provider }: Difference): string {
  const ours = payment
    ? `payment ${payment.id} of offer ${payment.offerId}: ${payment.state}, ${payment.amount} ars`
    : 'no payment'
  const theirs = provider ? `${provider.state}, ${provider.amount} ${provider.currency}` : 'unknown'
  return `${kind}  ${sessionId}\n    ${meanings[kind]}\n    ledger: ${ours}\n    provider: ${theirs}`
}

/** The result as a person reads it. */
export function tellReconciliation({ checkouts, payments, differences }: Reconciliation): string {
  const compared = `${checkouts} pages at the provider, ${payments} payments in the ledger`
  const found = differences.length === 0 ? 'no differences' : `${differences.length} differences`
  return [...differences.map(lineOf), `${compared}: ${found}.`].join('\n')
}

/** Compares the payments of the last days with the provider that the environment names. */
export async function reconcileDays(
  env: Readonly<Record<string, string | undefined>>,
  days: number,
): Promise<Reconciliation> {
  const config = readConfig(env)
  const database = await openBeside(config)
  try {
    const { payments, close } = await paymentsAlone(config, database.db)
    try {
      return await reconcile(database.db, payments, new Date(Date.now() - days * 86_400_000))
    } finally {
      await close()
    }
  } finally {
    await database.close()
  }
}
