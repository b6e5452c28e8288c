import { alertKeys, type City } from '@plomada/domain'
import type { alerts } from '../database/schema/alerts.ts'
import { daysAfter } from './offerHistory.ts'

type AlertRow = typeof alerts.$inferInsert

interface DemoAlert {
  trade: string | null
  cities: City[]
  minimumBudget: number
  frequency: 'immediate' | 'daily'
  isPaused?: boolean
}

/** Few offers reach the minimum budgets, so that the demo stays quiet. */
const brunosAlerts: readonly DemoAlert[] = [
  {
    trade: null,
    cities: ['Avellaneda', 'Berazategui', 'Florencio Varela', 'Lanus', 'Quilmes'],
    minimumBudget: 90_000,
    frequency: 'daily',
    isPaused: true,
  },
  { trade: 'Gas', cities: [], minimumBudget: 85_000, frequency: 'daily' },
  {
    trade: 'Plomería',
    cities: ['Berisso', 'Ensenada', 'La Plata'],
    minimumBudget: 80_000,
    frequency: 'immediate',
  },
]

/** Creates the alerts of the demo's professional, ten days apart. */
export const createAlerts = (userId: number, getTradeId: (name: string) => number, now: Date): AlertRow[] =>
  brunosAlerts.map(({ trade, ...alert }, index) => {
    const tradeId = trade === null ? null : getTradeId(trade)
    return {
      ...alert,
      userId,
      number: index + 1,
      tradeId,
      keys: alertKeys({ tradeId, cities: alert.cities }),
      createdAt: daysAfter(now, (index - brunosAlerts.length) * 10),
    }
  })
