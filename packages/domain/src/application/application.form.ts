import * as z from 'zod/mini'
import { shiftOptions, shifts } from '../catalogues/week.ts'
import { reasonContactNotice, withoutContactData } from '../catalogues/maskedText.ts'
import { amount, defineForm, longText, select, selectMany, text } from '@plomada/define'
import { amountSchemaUpTo } from '../catalogues/amount.ts'
import { tooManyPhotosMessage } from '../catalogues/photoFile.ts'
import { optionalText } from '../text/text.ts'
import { BUDGET_MAXIMUM } from '../offer/offer.rules.ts'
import {
  APPLICATION_MESSAGE_MAXIMUM,
  APPLICATION_PHOTO_MAXIMUM,
  availabilityMessage,
  DECLINE_REASON_MAXIMUM,
  SAME_AMOUNT_MESSAGE,
} from './application.rules.ts'

const quoteUpTo = (maximum: number) =>
  amount('Presupuesto', z.nullable(amountSchemaUpTo(maximum)), null, {
    hint: 'En pesos. Si lo dejás vacío, aceptás el presupuesto del cliente.',
  })

const dayMessage = (day: unknown): string | null => availabilityMessage(String(day), new Date())

/** Creates the field of the first possible day. A day that was saved before stays valid when it has passed. */
const createDayField = (savedDay: string | null) =>
  text(
    'Disponible desde',
    z.nullable(
      z.iso.date('Elegí un día').check(
        z.refine((day) => day === savedDay || dayMessage(day) === null, {
          error: ({ input }) => dayMessage(input) ?? '',
        }),
      ),
    ),
    null,
  )

const fields = {
  quote: quoteUpTo(BUDGET_MAXIMUM),
  message: longText('Mensaje', optionalText(APPLICATION_MESSAGE_MAXIMUM), '', {
    placeholder: 'Qué incluye, qué experiencia tenés, quién pone los materiales',
    hint: 'Tapamos los teléfonos, emails y enlaces hasta que el cliente te acepte.',
  }),
  availableFrom: createDayField(null),
  shift: select('Horario', z.nullable(z.enum(shifts)), null, { options: shiftOptions }),
  photoIds: selectMany(
    'Fotos',
    z
      .array(z.uuid())
      .check(z.maxLength(APPLICATION_PHOTO_MAXIMUM, tooManyPhotosMessage(APPLICATION_PHOTO_MAXIMUM))),
    [],
    {
      hint: `Opcional, hasta ${APPLICATION_PHOTO_MAXIMUM}, por ejemplo de trabajos parecidos`,
    },
  ),
}

/** The form of an application with quote, message, availability and photos. Every field is optional. */
export const applicationForm = defineForm(fields)

/** Returns the form of an application for the deployment's maximum budget, to edit one with its first day. */
export const createApplicationForm = (maximum: number, savedDay: string | null): typeof applicationForm =>
  defineForm({ ...fields, quote: quoteUpTo(maximum), availableFrom: createDayField(savedDay) })

/** Returns the form of a client who answers a quote with another amount. */
export const createCounterForm = (maximum: number, currentAmount: number) =>
  defineForm({
    amount: amount(
      'Monto',
      amountSchemaUpTo(maximum).check(z.refine((pesos) => pesos !== currentAmount, SAME_AMOUNT_MESSAGE)),
      null,
      { hint: 'En pesos, sin centavos.' },
    ),
  })

const reasonSchema = optionalText(DECLINE_REASON_MAXIMUM).check(withoutContactData(DECLINE_REASON_MAXIMUM))

/** The form of a client who declines an application. */
export const declineForm = defineForm({
  reason: longText('Motivo', reasonSchema, '', {
    notice: reasonContactNotice,
    hint: 'Opcional. Lo lee solo la persona que se postuló.',
  }),
})
