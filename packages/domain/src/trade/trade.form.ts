import { defineForm, longText, text } from '../define/form.ts'
import { lineBetween, optionalText } from '../define/text.ts'
import { TRADE_DESCRIPTION_MAXIMUM, TRADE_NAME_MAXIMUM, TRADE_NAME_MINIMUM } from './trade.rules.ts'

const nameLength = `Escribir de ${TRADE_NAME_MINIMUM} a ${TRADE_NAME_MAXIMUM} caracteres`

/** The form of the trades manager (/dashboard/jobs), for a new trade and for one that is there. */
export const tradeForm = defineForm({
  name: text('Nombre', lineBetween(TRADE_NAME_MINIMUM, TRADE_NAME_MAXIMUM, nameLength), '', {
    placeholder: 'Plomería',
  }),
  description: longText('Descripción', optionalText(TRADE_DESCRIPTION_MAXIMUM), '', {
    hint: 'Opcional. Qué trabajos incluye',
    placeholder: 'Cañerías, pérdidas, destapes y grifería.',
  }),
})
