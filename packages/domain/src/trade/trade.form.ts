import * as z from 'zod/mini'
import { defineForm, longText, text } from '../define/form.ts'
import { TRADE_DESCRIPTION_MAXIMUM, TRADE_NAME_MAXIMUM, TRADE_NAME_MINIMUM } from './trade.rules.ts'

const nameLength = `Escribir de ${TRADE_NAME_MINIMUM} a ${TRADE_NAME_MAXIMUM} caracteres`

/** The form of the trades manager (/dashboard/jobs), for a new trade and for one that is there. */
export const tradeForm = defineForm({
  name: text(
    'Nombre',
    z
      .string()
      .check(
        z.trim(),
        z.minLength(TRADE_NAME_MINIMUM, nameLength),
        z.maxLength(TRADE_NAME_MAXIMUM, nameLength),
      ),
    '',
    { placeholder: 'Plomería' },
  ),
  description: longText(
    'Descripción',
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(TRADE_DESCRIPTION_MAXIMUM, `Puede tener ${TRADE_DESCRIPTION_MAXIMUM} caracteres o menos`),
      ),
    '',
    { hint: 'Opcional. Qué trabajos incluye', placeholder: 'Cañerías, pérdidas, destapes y grifería.' },
  ),
})
