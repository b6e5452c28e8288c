/** Prints the differences between the payment provider and the ledger. Exits with 1 if there are any. */
import { parseArgs } from 'node:util'
import { reconcileDays, formatReconciliationReport } from '../src/reconcile.ts'

const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } })
const days = Number(values.days)
if (!Number.isInteger(days) || days < 1) {
  console.error('--days takes a whole number of days.')
  process.exit(2)
}
try {
  const found = await reconcileDays(process.env, days)
  console.log(formatReconciliationReport(found))
  process.exit(found.differences.length > 0 ? 1 : 0)
} catch (error) {
  // The error of the provider's library or of the database is in the cause.
  for (let cause = error; cause instanceof Error; cause = cause.cause) console.error(cause.message)
  process.exit(2)
}
