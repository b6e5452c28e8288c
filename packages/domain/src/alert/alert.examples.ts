import type { Examples } from '../contract/example.ts'
import type { alertCalls } from './alert.calls.ts'
import { alerts } from './alert.fixtures.ts'
import type { Alert } from './alert.ts'

const [alert]: readonly [Alert, ...Alert[]] = alerts
const alertChoices = {
  tradeId: alerts[0].trade.id,
  cities: [...alert.cities],
  minimumBudget: alert.minimumBudget,
  frequency: alert.frequency,
}
export const alertExamples: Examples<typeof alertCalls> = {
  list: { response: { result: [...alerts] } },
  create: { body: alertChoices, response: { result: alert } },
  update: {
    params: { alertId: alert.id },
    body: { ...alertChoices, isPaused: true },
    response: { result: { ...alert, isPaused: true } },
  },
  remove: { params: { alertId: alert.id }, response: { ok: true as const } },
}
