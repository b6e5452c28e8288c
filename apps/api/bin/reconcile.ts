/** Prints the differences between the payment provider and the ledger. Exits with 1 if there are any. */
import { parseArgs } from 'node:util'
import { reconcileDays, formatReconciliationReport } from '../src/reconcile.ts'
import { runCommand } from './runCommand.ts'

const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } })
const days = Number(values.days)
if (!Number.isInteger(days) || days < 1) {
  console.error('--days takes a whole number of days.')
  process.exit(2)
}
await runCommand(
  async () => {
    const found = await reconcileDays(process.env, days)
    return { text: formatReconciliationReport(found), exitCode: found.differences.length > 0 ? 1 : 0 }
  },
  { failureCode: 2 },
)
