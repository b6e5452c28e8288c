import { availabilityMessage } from '../application/application.rules.ts'
import { amountSchemaUpTo } from '../catalogues/amount.ts'
import { BUDGET_MAXIMUM } from '../offer/offer.rules.ts'
import type { AssignmentInput } from './assignment.rules.ts'
import { getEffects, type AssignmentEvent } from './assignment.state.ts'
import { getAgreedPrice, type InputFacts } from './price.rules.ts'

/** Returns the messages of the fields that are missing or wrong for an event. */
export function inputMessages(
  facts: InputFacts,
  event: AssignmentEvent,
  { text = '', amount, day, shift }: AssignmentInput,
  now: Date,
  budgetMaximum = BUDGET_MAXIMUM,
): Record<string, string> {
  const { asks = {} } = getEffects(facts.state, event)
  const messages: Record<string, string> = {}
  if (asks.text && text.trim() === '') messages.text = 'Contá por qué'
  if (asks.amount === 'price') {
    const message = priceMessage(facts, amount, budgetMaximum)
    if (message !== null) messages.amount = message
  } else if (asks.amount) {
    if (amount === undefined) messages.amount = 'Escribí un monto, o 0'
    else if (amount < 0 || amount > facts.amount) messages.amount = 'El monto va de 0 a lo que se pagó'
  }
  if (asks.day) {
    const message = day === undefined ? 'Elegí un día' : availabilityMessage(day, now)
    if (message !== null) messages.day = message
  }
  if (asks.shift && !shift) messages.shift = 'Elegí un horario'
  return messages
}

/** Returns the message of a new price that is missing or wrong, or null. */
function priceMessage(facts: InputFacts, price: number | undefined, maximum: number): string | null {
  const { error } = amountSchemaUpTo(maximum).safeParse(price)
  if (error) return error.issues[0]?.message ?? null
  return price === getAgreedPrice(facts) ? 'Ese es el precio de ahora: escribí otro' : null
}
