import { sql } from 'drizzle-orm'
import type { TradeRef } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { getPreparedStatement } from '../database/preparedStatements.ts'
import { trades } from '../database/schema/core.ts'

/** The trades of a row: their ids as PostgreSQL writes an array, `{1,8}`, and the version of the names. */
export interface TradeIds {
  tradeIds: string
  /** Null if the database has lost its version. */
  tradesVersion: string | null
}

const tradesVersion = sql<string | null>`(select version from trades_version)`

/** Columns for the trades of an offer. Cheaper than their names, which `readTradeRefs` adds. */
export const offerTradeColumns = {
  tradeIds: sql<string>`array(select trade_id from offer_trades where offer_trades.offer_id = offers.id order by trade_id)::text`,
  tradesVersion,
}

/** Columns for the trades of a user. */
export const userTradeColumns = {
  tradeIds: sql<string>`array(select trade_id from user_trades where user_trades.user_id = users.id order by trade_id)::text`,
  tradesVersion,
}

interface Names {
  version: string | null
  byId: ReadonlyMap<number, TradeRef>
}

// A version is unique, so this also suits a replica, a transaction and another database.
let names: Names = { version: null, byId: new Map() }

/** Returns a function that converts the trades of these rows. Reads the names only if they have changed. */
export async function readTradeRefs(
  db: Db,
  rows: readonly TradeIds[],
): Promise<(row: TradeIds) => TradeRef[]> {
  const version = rows[0]?.tradesVersion ?? null
  let { byId } = names
  if (rows.length > 0 && (version === null || version !== names.version)) {
    names = await readNames(db)
    byId = names.byId
  }
  return ({ tradeIds }) => parseIds(tradeIds).flatMap((id) => byId.get(id) ?? [])
}

const parseIds = (array: string): number[] =>
  array === '{}' ? [] : array.slice(1, -1).split(',').map(Number)

async function readNames(db: Db): Promise<Names> {
  const rows = await getPreparedStatement(db, { key: 'trade names', isPlanCached: true }, () =>
    db.select({ id: trades.id, name: trades.name, version: tradesVersion }).from(trades),
  ).execute()
  return {
    version: rows[0]?.version ?? null,
    byId: new Map(rows.map(({ id, name }) => [id, { id, name }])),
  }
}
