import { tradeCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/define'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { allTrades, tradeById } from './trade.queries.ts'

/** The calls about trades. */
export const tradeRoutes: Routes = (app, { database: { db } }) => {
  answer(app, tradeCalls.list, async () => ({ result: await allTrades(db) }))
  answer(app, tradeCalls.get, async ({ params }) => ({
    result: (await tradeById(db, params.id)) ?? refuse('notFound'),
  }))
}
