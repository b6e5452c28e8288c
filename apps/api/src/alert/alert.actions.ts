import {
  type AlertFilters,
  type AlertFrequency,
  alertKeys,
  ALERTS_MAXIMUM,
  amountTooLargeMessage,
  hasAlertFilters,
  NO_ALERT_FILTERS,
  sortCities,
} from '@plomada/domain'
import { alertWireNames } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import { and, eq } from 'drizzle-orm'
import { transact, type Db } from '../database/database.ts'
import { alerts } from '../database/schema/alerts.ts'
import { trades } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { lockUser, type Person } from '../user/user.queries.ts'

/** What a professional chooses. */
export interface AlertChoices extends AlertFilters {
  frequency: AlertFrequency
}

interface WriteContext {
  budgetMax: number
  count: CountAct
}

/** Saves an alert and returns its id. One with the filters of an own alert changes its frequency and resumes it. */
export const createAlert = (
  db: Db,
  me: Pick<Person, 'id'>,
  choices: AlertChoices,
  { budgetMax, count }: WriteContext,
): Promise<number> =>
  transact(db, async (tx) => {
    const values = await toValues(tx, choices, budgetMax)
    const ownAlerts = await lockAlerts(tx, me)
    const same = ownAlerts.find((alert) => hasSameFilters(alert, values))
    if (!same && ownAlerts.length >= ALERTS_MAXIMUM) refuse('tooManyAlerts')
    await count(tx)
    if (same) {
      const { frequency } = values
      await tx.update(alerts).set({ frequency, isPaused: false }).where(eq(alerts.id, same.id))
      return same.id
    }
    const numbers = new Set(ownAlerts.map(({ number }) => number))
    const number = Array.from({ length: ALERTS_MAXIMUM }, (_, index) => index + 1).find(
      (candidate) => !numbers.has(candidate),
    )
    const [created] = await tx
      .insert(alerts)
      .values({ ...values, userId: me.id, number: number ?? refuse('tooManyAlerts') })
      .returning({ id: alerts.id })
    return created?.id ?? refuse('conflict')
  })

/** Changes an own alert. */
export async function updateAlert(
  db: Db,
  me: Pick<Person, 'id'>,
  { id, isPaused, ...choices }: AlertChoices & { id: number; isPaused: boolean },
  { budgetMax, count }: WriteContext,
): Promise<void> {
  await transact(db, async (tx) => {
    const ownAlerts = await lockAlerts(tx, me)
    if (!ownAlerts.some((alert) => alert.id === id)) refuse('notFound')
    const values = await toValues(tx, choices, budgetMax)
    if (ownAlerts.some((alert) => alert.id !== id && hasSameFilters(alert, values))) refuse('alertExists')
    await count(tx)
    await tx
      .update(alerts)
      .set({ ...values, isPaused })
      .where(eq(alerts.id, id))
  })
}

/** Pauses the daily alerts of a user. */
export async function pauseDailyAlerts(tx: Db, me: Pick<Person, 'id'>): Promise<void> {
  await lockAlerts(tx, me)
  const isDaily = and(eq(alerts.userId, me.id), eq(alerts.frequency, 'daily'))
  await tx.update(alerts).set({ isPaused: true }).where(isDaily)
}

/** Deletes an own alert. */
export async function removeAlert(db: Db, me: Pick<Person, 'id'>, id: number): Promise<void> {
  await db.delete(alerts).where(and(eq(alerts.id, id), eq(alerts.userId, me.id)))
}

/** Returns the alerts of a user, locked with the user so that two requests do not save the same one, or one too many. */
async function lockAlerts(tx: Db, { id }: Pick<Person, 'id'>) {
  await lockUser(tx, id)
  return tx.select().from(alerts).where(eq(alerts.userId, id))
}

const hasSameFilters = (
  one: Pick<typeof alerts.$inferSelect, 'keys' | 'minimumBudget'>,
  other: Pick<typeof alerts.$inferSelect, 'keys' | 'minimumBudget'>,
): boolean => one.minimumBudget === other.minimumBudget && one.keys.join('\n') === other.keys.join('\n')

/** Returns the columns of an alert. Refuses one without filters, for an unknown trade or above the maximum budget. */
async function toValues(tx: Db, choices: AlertChoices, budgetMax: number) {
  const { tradeId, minimumBudget, frequency } = choices
  const cities = sortCities(choices.cities)
  if (!hasAlertFilters(choices)) refuse('invalid', { fields: { [alertWireNames.tradeId]: NO_ALERT_FILTERS } })
  if (minimumBudget !== null && minimumBudget > budgetMax)
    refuse('invalid', {
      fields: { [alertWireNames.minimumBudget]: amountTooLargeMessage(budgetMax) },
    })
  if (tradeId !== null) await lockTrade(tx, tradeId)
  return { tradeId, cities, minimumBudget, frequency, keys: alertKeys({ tradeId, cities }) }
}

/** Locks a trade against deletion. */
async function lockTrade(tx: Db, id: number): Promise<void> {
  const [trade] = await tx.select({ id: trades.id }).from(trades).where(eq(trades.id, id)).for('key share')
  if (!trade) refuse('invalid', { fields: { [alertWireNames.tradeId]: 'Ese oficio no existe' } })
}
