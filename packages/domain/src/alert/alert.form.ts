import * as z from 'zod/mini'
import {
  amount,
  defineForm,
  idSchema,
  select,
  selectMany,
  toLabeledOptions,
  toOptions,
} from '@plomada/define'
import { cities } from '../catalogues/place.ts'
import { amountSchemaUpTo } from '../catalogues/amount.ts'
import { BUDGET_MAXIMUM } from '../offer/offer.rules.ts'
import { type AlertFilters, hasAlertFilters, NO_ALERT_FILTERS } from './alert.rules.ts'
import { alertFrequencies } from './alert.ts'

const minimumUpTo = (maximum: number) =>
  amount('Presupuesto mínimo', z.nullable(amountSchemaUpTo(maximum)), null, {
    hint: 'En pesos. Si lo dejás vacío, cualquier presupuesto.',
  })

const fields = {
  tradeId: select('Oficio', z.nullable(idSchema), null, { options: 'given' }),
  cities: selectMany('Ciudades', z.array(z.enum(cities)).check(z.maxLength(cities.length)), [], {
    options: toOptions(cities),
    placeholder: 'Agregar una ciudad',
    hint: 'Si no elegís ninguna, en toda la provincia.',
  }),
  minimumBudget: minimumUpTo(BUDGET_MAXIMUM),
  frequency: select('Frecuencia', z.enum(alertFrequencies), 'immediate', {
    options: toLabeledOptions({ immediate: 'Al momento', daily: 'Una vez al día' }),
  }),
}

const checkFilters: z.core.CheckFn<AlertFilters> = ({ value, issues }) => {
  if (!hasAlertFilters(value))
    issues.push({ code: 'custom', input: value, message: NO_ALERT_FILTERS, path: ['tradeId'] })
}

/** The form of an alert. */
export const alertForm = defineForm(fields, checkFilters)

/** Returns the form of an alert for the deployment's maximum budget. */
export const alertFormUpTo = (budgetMaximum: number): typeof alertForm =>
  budgetMaximum === BUDGET_MAXIMUM
    ? alertForm
    : defineForm({ ...fields, minimumBudget: minimumUpTo(budgetMaximum) }, checkFilters)
