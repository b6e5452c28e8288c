import { addDays, RECONCILED_DAYS } from '@plomada/domain'
import { ledgerCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { readTogether } from '../database/database.ts'
import { handleCall } from '../http/handleCall.ts'
import { reconcile } from '../payment/reconciliation.queries.ts'
import { readCommissions } from './earned.queries.ts'
import { toCommissionsCsv, toLedgerCsv } from './export.queries.ts'
import { readLedgerStatement } from './lines.queries.ts'

/** Returns the first moment of a day in Buenos Aires, which has no daylight saving. */
const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-03:00`)

/** Mounts the calls with which admins read the ledger. */
export const routes: MountRoutes = (app, { database: { db }, services }) => {
  handleCall(app, ledgerCalls.reconcile, async ({ query: { from } }) => ({
    result: await reconcile(db, services.payments, {
      since: startOfDay(from),
      before: startOfDay(addDays(from, RECONCILED_DAYS)),
    }),
  }))
  handleCall(app, ledgerCalls.statement, async ({ query }) => ({
    result: await readTogether(db, (tx) => readLedgerStatement(tx, query)),
  }))
  handleCall(app, ledgerCalls.statementFile, async ({ query }) => ({
    csv: toLedgerCsv(await readTogether(db, (tx) => readLedgerStatement(tx, query))),
  }))
  handleCall(app, ledgerCalls.commissions, async ({ query }) => ({
    result: await readCommissions(db, query),
  }))
  handleCall(app, ledgerCalls.commissionsFile, async ({ query }) => ({
    csv: toCommissionsCsv(await readCommissions(db, query)),
  }))
}
