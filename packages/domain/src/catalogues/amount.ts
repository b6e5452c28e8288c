import * as z from 'zod/mini'
import { formatPesos } from './money.ts'

const INVALID_AMOUNT = 'Escribí un monto en pesos, sin centavos'

/** Returns the message for an amount above the deployment's maximum. */
export const amountTooLargeMessage = (maximum: number): string =>
  `El monto puede ser de hasta ${formatPesos(maximum)} pesos`

/** Creates the schema of an amount in whole pesos, from 1 to the deployment's maximum. */
export const amountSchemaUpTo = (
  maximum: number,
  invalid = INVALID_AMOUNT,
  tooLarge = amountTooLargeMessage(maximum),
) =>
  z
    // Beyond 2^53 a number is not whole for zod, but what is wrong with it is its size.
    .int({ error: ({ input }) => (typeof input === 'number' && input > maximum ? tooLarge : invalid) })
    .check(z.gte(1, invalid), z.lte(maximum, tooLarge))
