/** Lists what the payment provider and our ledger do not agree on; ends with 1 when there is something. */
import { parseArgs } from 'node:util'
import { reconcileDays, tellReconciliation } from '../src/reconcile.ts'

const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } })
const days = Number(values.days)
if (!Number.isInteger(days) || days < 1) {
  console.error('--days takes a whole number of days.')
  process.exit(2)
}
try {
  const found = await reconcileDays(process.env, days)
  console.log(tellReconciliation(found))
  process.exit(found.differences.length > 0 ? 1 : 0)
} catch (error) {
  // What the provider's library or the database said stands in the cause.
  for (let one = error; one instanceof Error; one = one.cause) console.error(one.message)
  process.exit(2)
}
