/** What a card of the test world does. */
export interface TestCard {
  number: string
  /** What it is for, as the page lists it. */
  purpose: string
  /** Why it is declined; null when it pays. */
  decline: string | null
}

/** The cards that Stripe's own test mode knows, too. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', purpose: 'Pago aprobado', decline: null },
  { number: '4000 0000 0000 0002', purpose: 'Tarjeta rechazada', decline: 'La tarjeta fue rechazada.' },
  {
    number: '4000 0000 0000 9995',
    purpose: 'Fondos insuficientes',
    decline: 'La tarjeta no tiene fondos suficientes.',
  },
]

/** What the payer wrote. */
export interface CardForm {
  number: string
  expiry: string
  cvc: string
  holder: string
}

/** A complaint per field. */
export type CardErrors = Partial<Record<keyof CardForm, string>>

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

/** Whether the last digit of a card number agrees with the others. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The test card with that number, written with or without spaces. */
export function findTestCard(number: string): TestCard | null {
  return testCards.find((card) => digitsOf(card.number) === digitsOf(number)) ?? null
}

function numberError(number: string): string | undefined {
  const digits = digitsOf(number)
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return 'El número de tarjeta no es válido'
  // A real card has no business here, and its number must go nowhere.
  if (!findTestCard(number)) return 'Este entorno acepta solo las tarjetas de prueba'
  return undefined
}

function expiryError(expiry: string, today: Date): string | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*((?:20)?\d{2})\s*$/.exec(expiry) ?? []
  if (!month || !year) return 'El vencimiento se escribe MM/AA'
  const firstInvalidDay = new Date(2000 + (Number(year) % 100), Number(month), 1)
  return firstInvalidDay > today ? undefined : 'La tarjeta está vencida'
}

/** Checks what the payer wrote; an empty object when all is well. */
export function checkCard(form: CardForm, today: Date): CardErrors {
  const errors: Record<keyof CardForm, string | undefined> = {
    number: numberError(form.number),
    expiry: expiryError(form.expiry, today),
    cvc: /^\d{3,4}$/.test(form.cvc.trim()) ? undefined : 'El CVC tiene 3 o 4 números',
    holder: form.holder.trim().length < 2 ? 'Falta el nombre que figura en la tarjeta' : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message))
}
