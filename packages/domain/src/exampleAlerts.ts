import { alerts } from './alert/alert.fixtures.ts'
import type { Alert } from './alert/alert.ts'

const [alert]: readonly [Alert, ...Alert[]] = alerts
const alertChoices = {
  tradeId: alerts[0].trade.id,
  cities: [...alert.cities],
  minimumBudget: alert.minimumBudget,
  frequency: alert.frequency,
}
/** The examples of the calls about alerts. */
export const alertExamples = {
  list: { response: { result: [...alerts] } },
  create: { body: alertChoices, response: { result: alert } },
  update: {
    params: { alertId: alert.id },
    body: { ...alertChoices, isPaused: true },
    response: { result: { ...alert, isPaused: true } },
  },
  remove: { params: { alertId: alert.id }, response: { ok: true as const } },
}
