import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { idSchema, okResponse, renameFields, resultResponse } from '@plomada/define'
import { amountSchemaUpTo } from '../catalogues/amount.ts'
import { BUDGET_CEILING } from '../offer/offer.rules.ts'
import { alertAccess } from './alert.access.ts'
import { alertForm } from './alert.form.ts'
import { alertWire, alertWireNames } from './alert.wire.ts'

const { cities, frequency } = alertForm.fields

/** What the professional chooses. The server compares the budget with the deployment's maximum. */
const choices = {
  tradeId: z.nullable(idSchema),
  cities: cities.schema,
  minimumBudget: z.nullable(amountSchemaUpTo(BUDGET_CEILING)),
  frequency: frequency.schema,
}

export const alertCalls = {
  list: defineCall('GET', '/user/alerts', {
    summary: 'The own alerts, the last created first, 10 at most.',
    access: alertAccess.list,
    response: resultResponse(z.array(alertWire)),
  }),
  create: defineCall('POST', '/user/alerts', {
    summary:
      'Saves an alert for new offers. One with the filters of an own alert changes its frequency and resumes it.',
    access: alertAccess.create,
    body: renameFields(choices, alertWireNames),
    response: resultResponse(alertWire),
    refusals: ['tooManyAlerts'],
  }),
  update: defineCall('PUT', '/user/alerts/:alertId', {
    summary: 'Changes, pauses or resumes an own alert.',
    access: alertAccess.update,
    body: renameFields({ ...choices, isPaused: z.boolean() }, alertWireNames),
    response: resultResponse(alertWire),
    refusals: ['notFound', 'alertExists'],
  }),
  remove: defineCall('DELETE', '/user/alerts/:alertId', {
    summary: 'Deletes an own alert. Deleting twice has no effect.',
    access: alertAccess.remove,
    response: okResponse,
  }),
}
