import { tradeCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { MountRoutes } from '../app.deps.ts'
import { readFor } from '../database/replica.ts'
import { handleCall } from '../http/handleCall.ts'
import { findPriceGuide, listPopularPrices } from './prices.queries.ts'
import { createTrade, removeTrade, updateTrade } from './trade.actions.ts'
import { listTrades, findTrade } from './trade.queries.ts'

/** Mounts the calls about trades. */
export const routes: MountRoutes = (app, { database }) => {
  const { db } = database
  handleCall(app, tradeCalls.list, async ({ viewer }) => ({
    result: await readFor(database, viewer, listTrades),
  }))
  handleCall(app, tradeCalls.get, async ({ params }) => ({
    result: (await findTrade(db, params.id)) ?? refuse('notFound'),
  }))
  handleCall(app, tradeCalls.prices, async ({ params, query, viewer }) => ({
    result: await readFor(database, viewer, (from) =>
      findPriceGuide(from, { tradeId: params.id, city: query.city }),
    ),
  }))
  handleCall(app, tradeCalls.popularPrices, async ({ viewer }) => ({
    result: await readFor(database, viewer, listPopularPrices),
  }))
  handleCall(app, tradeCalls.create, async ({ body, origin }) => ({
    result: await createTrade(db, body, origin),
  }))
  handleCall(app, tradeCalls.update, async ({ params, body, origin }) => ({
    result: await updateTrade(db, params.id, body, origin),
  }))
  handleCall(app, tradeCalls.remove, async ({ params, origin }) => {
    await removeTrade(db, params.id, origin)
    return { ok: true } as const
  })
}
