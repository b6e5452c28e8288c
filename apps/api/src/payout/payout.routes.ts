import { toCentavos } from '@plomada/domain'
import { payoutCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { readTogether } from '../database/database.ts'
import { handleCall } from '../http/handleCall.ts'
import { readStatement } from '../ledger/statement.queries.ts'
import { saveAccount, sendAccountCode } from './account.actions.ts'
import {
  CONNECTION_RETURN_PATH,
  endConnection,
  finishConnection,
  getReturnPage,
  readConnection,
  startConnection,
} from './connection.actions.ts'
import { readDesk } from './desk.queries.ts'
import { readEarnings } from './earnings.queries.ts'
import { toStatementCsv } from './export.queries.ts'
import { importRun } from './results.actions.ts'
import { createRun, exportRun } from './run.actions.ts'
import { readRun } from './run.queries.ts'

/** Mounts the calls about what professionals earn. */
export const routes: MountRoutes = (app, { config, database: { db }, services, clock }) => {
  const getContext = () => ({
    key: services.notificationKeys.unsubscribe,
    publicUrl: config.publicUrl,
    now: clock(),
  })
  const minimum = toCentavos(config.payoutMinimum)
  handleCall(app, payoutCalls.earnings, async ({ me }) => ({
    result: await readTogether(db, (tx) => readEarnings(tx, me.id, minimum)),
  }))
  const findStatement = (userId: number, month: string) =>
    readTogether(db, (tx) => readStatement(tx, userId, month))
  handleCall(app, payoutCalls.statement, async ({ me, query }) => ({
    result: await findStatement(me.id, query.month),
  }))
  handleCall(app, payoutCalls.statementFile, async ({ me, query }) => ({
    csv: toStatementCsv(await findStatement(me.id, query.month)),
  }))
  handleCall(app, payoutCalls.sendAccountCode, async ({ me, body }) => {
    await app.quotas.count('payoutAccount', me)
    await sendAccountCode(db, me, body, getContext())
    return { ok: true } as const
  })
  handleCall(app, payoutCalls.saveAccount, async ({ me, body, origin }) => {
    await app.quotas.count('payoutAccount', me)
    return { result: await saveAccount(db, me, body, { ...getContext(), origin }) }
  })
  const connections = { sellers: services.payments.sellers, publicUrl: config.publicUrl }
  handleCall(app, payoutCalls.connection, async ({ me }) => ({
    result: await readConnection(db, me.id, connections),
  }))
  handleCall(app, payoutCalls.startConnection, async ({ me }) => {
    await app.quotas.count('payoutAccount', me)
    return { url: await startConnection(me.id, connections) }
  })
  handleCall(app, payoutCalls.finishConnection, async ({ me, body }) => {
    await app.quotas.count('payoutAccount', me)
    return { result: await finishConnection(db, me.id, body, connections) }
  })
  app.get<{ Querystring: Record<string, unknown> }>(CONNECTION_RETURN_PATH, ({ query }, reply) =>
    reply.header('cache-control', 'no-store').redirect(getReturnPage(query), 303),
  )
  handleCall(app, payoutCalls.endConnection, async ({ me }) => {
    await endConnection(me.id, connections)
    return { ok: true } as const
  })
  handleCall(app, payoutCalls.desk, async () => ({
    result: await readTogether(db, (tx) => readDesk(tx, { now: clock(), minimum })),
  }))
  handleCall(app, payoutCalls.createRun, async ({ origin }) => ({
    result: await createRun(db, { now: clock(), origin, minimum }),
  }))
  handleCall(app, payoutCalls.run, async ({ params }) => ({
    result: await readTogether(db, (tx) => readRun(tx, params.id)),
  }))
  handleCall(app, payoutCalls.exportRun, async ({ params, origin }) => ({
    csv: await exportRun(db, params.id, { now: clock(), origin }),
  }))
  handleCall(app, payoutCalls.importRun, async ({ params, body, me, origin }) => ({
    result: await importRun(db, { ...params, ...body }, { now: clock(), origin, actorId: me.id }),
  }))
}
