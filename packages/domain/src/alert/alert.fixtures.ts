import { trades } from '../trade/trade.fixtures.ts'
import type { Alert } from './alert.ts'

const toRef = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** Bruno's alerts: one with all filters, a daily one for any city, a paused one with many cities. */
export const alerts = [
  {
    id: 31,
    trade: toRef(trades.plumbing),
    cities: ['Berisso', 'La Plata'],
    minimumBudget: 20_000,
    frequency: 'immediate',
    isPaused: false,
    createdAt: new Date('2026-11-19T14:00:00Z'),
  },
  {
    id: 30,
    trade: toRef(trades.gas),
    cities: [],
    minimumBudget: null,
    frequency: 'daily',
    isPaused: false,
    createdAt: new Date('2026-11-12T12:00:00Z'),
  },
  {
    id: 29,
    trade: null,
    cities: ['Avellaneda', 'Berazategui', 'Florencio Varela', 'Lanus', 'Quilmes'],
    minimumBudget: 50_000,
    frequency: 'daily',
    isPaused: true,
    createdAt: new Date('2026-10-30T09:30:00Z'),
  },
] as const satisfies Alert[]
