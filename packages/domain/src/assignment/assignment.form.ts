import * as z from 'zod/mini'
import { amount, defineForm, type Fields, longText, select, selectMany, text } from '@plomada/define'
import { shiftOptions, shifts } from '../catalogues/week.ts'
import { formatPesos } from '../catalogues/money.ts'
import { tooManyPhotosMessage } from '../catalogues/photoFile.ts'
import { BUDGET_MAXIMUM } from '../offer/offer.rules.ts'
import { optionalText } from '../text/text.ts'
import { inputMessages } from './input.rules.ts'
import {
  ASSIGNMENT_PHOTO_MAXIMUM,
  ASSIGNMENT_TEXT_MAXIMUM,
  type AssignmentInput,
} from './assignment.rules.ts'
import { getEffects, type PersonalEvent } from './assignment.state.ts'
import { getAgreedPrice, type InputFacts } from './price.rules.ts'

interface TextField {
  label: string
  hint?: string
}

/** The text that an event asks for; the reason by default. */
const textFields: Partial<Record<PersonalEvent, TextField>> = {
  done: { label: 'Qué hiciste', hint: 'Opcional. Lo lee el cliente antes de confirmar.' },
  requestChanges: { label: 'Qué falta', hint: 'Cuanto más concreto, mejor.' },
  claim: { label: 'Qué pasó', hint: 'Lo leen la otra persona y Plomada.' },
  answer: { label: 'Tu versión', hint: 'Lo leen la otra persona y Plomada.' },
  proposeSettlement: { label: 'Mensaje', hint: 'Opcional.' },
  declinePrice: { label: 'Motivo', hint: 'Opcional. Lo lee la otra persona.' },
  decide: { label: 'Por qué', hint: 'Lo leen las dos personas.' },
  decideAppeal: { label: 'Por qué', hint: 'Lo leen las dos personas.' },
  appeal: { label: 'Con qué no estás de acuerdo' },
}
const reason: TextField = { label: 'Motivo', hint: 'Lo lee la otra persona.' }
const adminReason: TextField = { label: 'Motivo', hint: 'Lo leen las dos personas.' }
const adminEvents: readonly PersonalEvent[] = ['extend', 'reopen', 'cancel']

const amountLabels: Partial<Record<PersonalEvent, string>> = {
  claim: 'Cuánto pedís que se devuelva al cliente',
  proposePrice: 'Precio nuevo',
}

/** The schema of the photos of an event: what their uploads returned. */
export const photosSchema = z
  .array(z.string())
  .check(z.maxLength(ASSIGNMENT_PHOTO_MAXIMUM, tooManyPhotosMessage(ASSIGNMENT_PHOTO_MAXIMUM)))

const photosField = selectMany('Fotos', photosSchema, [], {
  hint: `Opcional, hasta ${ASSIGNMENT_PHOTO_MAXIMUM}. Las ven la otra persona y Plomada.`,
})

/** The form of an event: the fields that it asks for. Their names are those of `AssignmentInput`. */
export type EventForm = ReturnType<typeof defineForm<Fields>>

/** Returns the form of an event for a job in its state. */
export function createEventForm(
  facts: InputFacts,
  event: PersonalEvent,
  now: Date,
  budgetMaximum = BUDGET_MAXIMUM,
): EventForm {
  const { asks = {} } = getEffects(facts.state, event)
  const messageOf = (name: keyof AssignmentInput, value: unknown): string | undefined => {
    const isGiven = name === 'amount' ? typeof value === 'number' : typeof value === 'string' && value !== ''
    return inputMessages(facts, event, { [name]: isGiven ? value : undefined }, now, budgetMaximum)[name]
  }
  /** Accepts the values that the rules of the event accept. */
  const ruled = <Value>(name: keyof AssignmentInput, schema: z.core.$ZodType<Value>) =>
    z.pipe(
      z.unknown().check(
        z.refine((value) => messageOf(name, value) === undefined, {
          error: ({ input }) => messageOf(name, input) ?? '',
        }),
      ),
      schema,
    )
  const { label, hint } = textFields[event] ?? (adminEvents.includes(event) ? adminReason : reason)
  const fields: Fields = {
    ...(asks.amount && {
      amount: amount(
        amountLabels[event] ?? 'Cuánto se devuelve al cliente',
        ruled('amount', z.int('Escribí un monto en pesos, sin centavos')),
        null,
        {
          hint:
            asks.amount === 'price'
              ? `En pesos, sin centavos. Ahora son $ ${formatPesos(getAgreedPrice(facts))}.`
              : 'En pesos, sin centavos. Puede ser 0.',
        },
      ),
    }),
    ...(asks.day && { day: text('Día', ruled('day', z.iso.date('Elegí un día')), null) }),
    ...(asks.shift && {
      shift: select('Horario', ruled('shift', z.enum(shifts)), '', { options: shiftOptions }),
    }),
    ...(asks.text !== undefined && {
      text: longText(label, ruled('text', optionalText(ASSIGNMENT_TEXT_MAXIMUM)), '', {
        ...(hint && { hint }),
      }),
    }),
    ...('photos' in asks && { photos: photosField }),
  }
  return defineForm(fields)
}
