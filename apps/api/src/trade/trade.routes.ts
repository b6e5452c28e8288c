import { tradeCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { readFor } from '../database/replica.ts'
import { answer } from '../http/answer.ts'
import { createTrade, removeTrade, updateTrade } from './trade.actions.ts'
import { allTrades, tradeById } from './trade.queries.ts'

/** The calls about trades. */
export const tradeRoutes: Routes = (app, { database }) => {
  const { db } = database
  answer(app, tradeCalls.list, async ({ viewer }) => ({ result: await readFor(database, viewer, allTrades) }))
  answer(app, tradeCalls.get, async ({ params }) => ({
    result: (await tradeById(db, params.id)) ?? refuse('notFound'),
  }))
  answer(app, tradeCalls.create, async ({ body, origin }) => ({
    result: await createTrade(db, body, origin),
  }))
  answer(app, tradeCalls.update, async ({ params, body, origin }) => ({
    result: await updateTrade(db, params.id, body, origin),
  }))
  answer(app, tradeCalls.remove, async ({ params, origin }) => {
    await removeTrade(db, params.id, origin)
    return { ok: true } as const
  })
}
