/** A test card. */
export interface TestCard {
  number: string
  /** Shown on the page. */
  purpose: string
  /** Why it is declined; null if it is accepted. */
  decline: string | null
}

/** Test cards that Stripe's test mode also accepts. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', purpose: 'Pago aprobado', decline: null },
  { number: '4000 0000 0000 0002', purpose: 'Tarjeta rechazada', decline: 'El banco rechazó la tarjeta.' },
  {
    number: '4000 0000 0000 9995',
    purpose: 'Fondos insuficientes',
    decline: 'La tarjeta no tiene fondos suficientes.',
  },
]

/** The values of the card form. */
export interface CardForm {
  number: string
  expiry: string
  cvc: string
  holder: string
}

/** An error message per invalid field. */
export type CardErrors = Partial<Record<keyof CardForm, string>>

const withoutSeparators = (text: string): string => text.replace(/[\s-]/g, '')

/** Returns true if the check digit of a card number is right. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Returns the test card with a number, ignoring spaces and hyphens. */
export function findTestCard(number: string): TestCard | null {
  return testCards.find((card) => withoutSeparators(card.number) === withoutSeparators(number)) ?? null
}

function numberError(number: string): string | undefined {
  const digits = withoutSeparators(number)
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits))
    return 'Revisá el número: no es de una tarjeta válida'
  // The sandbox must never store the number of a real card.
  if (!findTestCard(number)) return 'Usá una de las tarjetas de prueba'
  return undefined
}

function expiryError(expiry: string, today: Date): string | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*((?:20)?\d{2})\s*$/.exec(expiry) ?? []
  if (!month || !year) return 'Escribí el vencimiento como MM/AA'
  const firstInvalidDay = new Date(2000 + (Number(year) % 100), Number(month), 1)
  return firstInvalidDay > today ? undefined : 'Esa tarjeta está vencida'
}

/** Validates the form and returns its errors. */
export function checkCard(form: CardForm, today: Date): CardErrors {
  const errors: Record<keyof CardForm, string | undefined> = {
    number: numberError(form.number),
    expiry: expiryError(form.expiry, today),
    cvc: /^\d{3,4}$/.test(form.cvc.trim()) ? undefined : 'Escribí los 3 o 4 números del CVC',
    holder: form.holder.trim().length < 2 ? 'Escribí el nombre que figura en la tarjeta' : undefined,
  }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message))
}
