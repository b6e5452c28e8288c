import { defineForm, longText, text } from '@plomada/define'
import { lineBetween, optionalText } from '../text/text.ts'
import { TRADE_DESCRIPTION_MAXIMUM, TRADE_NAME_MAXIMUM, TRADE_NAME_MINIMUM } from './trade.rules.ts'

const nameLength = `Escribí de ${TRADE_NAME_MINIMUM} a ${TRADE_NAME_MAXIMUM} caracteres`

/** The form of a new or existing trade (/dashboard/jobs). */
export const tradeForm = defineForm({
  name: text('Nombre', lineBetween(TRADE_NAME_MINIMUM, TRADE_NAME_MAXIMUM, nameLength), '', {
    placeholder: 'Plomería',
  }),
  description: longText('Descripción', optionalText(TRADE_DESCRIPTION_MAXIMUM), '', {
    hint: 'Opcional. Contá qué trabajos incluye',
    placeholder: 'Cañerías, pérdidas, destapes y grifería.',
  }),
})
