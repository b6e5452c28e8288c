import * as z from 'zod/mini'
import { photoFileSchema } from '../catalogues/photoFile.ts'
import { cities, cityOptions, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { id } from '../define/call.ts'
import { defineForm, file, longText, number, select, selectMany, text } from '../define/form.ts'
import {
  BUDGET_MAXIMUM,
  budgetTooLarge,
  OFFER_TRADES_MAXIMUM,
  TITLE_MAXIMUM,
  TITLE_MINIMUM,
} from './offer.rules.ts'

/** A budget in whole pesos, up to what the deployment allows (decision D-056). */
const budgetUpTo = (maximum: number) =>
  number(
    'Presupuesto',
    z
      .int('Please enter an estimate')
      .check(z.gte(1, 'Please enter an estimate'), z.lte(maximum, budgetTooLarge(maximum))),
    null,
    { hint: `En pesos, hasta ${maximum.toLocaleString('es-AR')}` },
  )

const fields = {
  title: text(
    'Título',
    z
      .string()
      .check(
        z.trim(),
        z.minLength(TITLE_MINIMUM, 'Please enter a title'),
        z.maxLength(TITLE_MAXIMUM, 'Please enter a title'),
      ),
    '',
    { placeholder: 'Cambiar la bomba del tanque', hint: 'De 2 a 70 caracteres' },
  ),
  description: longText(
    'Descripción',
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter a description of the job'),
        z.maxLength(4000, 'Puede tener 4000 caracteres o menos'),
      ),
    '',
    { placeholder: 'Qué hay que hacer, con qué medidas y para cuándo' },
  ),
  tradeIds: selectMany(
    'Oficio',
    z.array(id).check(z.minLength(1, 'Please select one'), z.maxLength(OFFER_TRADES_MAXIMUM)),
    [],
    {
      options: 'given',
    },
  ),
  budget: budgetUpTo(BUDGET_MAXIMUM),
  province: select('Provincia', z.literal(PROVINCE, 'Please select one'), PROVINCE, {
    options: provinceOptions,
    autoComplete: 'address-level1',
  }),
  city: select('Ciudad', z.enum(cities, 'Please select one'), cities[0], {
    options: cityOptions,
    autoComplete: 'address-level2',
  }),
  address: text(
    'Dirección',
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please enter an address'),
        z.maxLength(120, 'Puede tener 120 caracteres o menos'),
      ),
    '',
    { autoComplete: 'street-address', placeholder: 'Calle 48 n.º 1120' },
  ),
  photoFile: file('Foto', photoFileSchema, null, { hint: 'Opcional. JPEG, PNG, WebP o AVIF de hasta 5 MB' }),
}

/** The form that publishes an offer (/create/service). */
export const offerForm = defineForm(fields)

/** The same where a deployment has a largest budget of its own. */
export const offerFormUpTo = (budgetMaximum: number): typeof offerForm =>
  budgetMaximum === BUDGET_MAXIMUM ? offerForm : defineForm({ ...fields, budget: budgetUpTo(budgetMaximum) })
