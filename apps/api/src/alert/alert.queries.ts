import { and, desc, eq } from 'drizzle-orm'
import type { Alert, City } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { alerts } from '../database/schema/alerts.ts'
import { trades } from '../database/schema/core.ts'
import type { Person } from '../user/user.queries.ts'

/** Returns the alerts of a user, the last created first. */
export async function listAlerts(db: Db, { id }: Pick<Person, 'id'>): Promise<Alert[]> {
  const rows = await db
    .select({ alert: alerts, trade: { id: trades.id, name: trades.name } })
    .from(alerts)
    .leftJoin(trades, eq(trades.id, alerts.tradeId))
    .where(eq(alerts.userId, id))
    .orderBy(desc(alerts.createdAt), desc(alerts.id))
  return rows.map(({ alert, trade }) => ({
    id: alert.id,
    trade,
    cities: alert.cities as City[],
    minimumBudget: alert.minimumBudget,
    frequency: alert.frequency,
    isPaused: alert.isPaused,
    createdAt: alert.createdAt,
  }))
}

/** Checks whether a user has a daily alert that is not paused. */
export async function hasDailyAlerts(db: Db, { id }: Pick<Person, 'id'>): Promise<boolean> {
  const active = and(eq(alerts.userId, id), eq(alerts.frequency, 'daily'), eq(alerts.isPaused, false))
  return (await db.$count(alerts, active)) > 0
}
