import * as z from 'zod/mini'
import { type DataOf, defineForm, longText, text } from '@plomada/define'
import { lineUpTo, normalizeText } from '../text/text.ts'
import { cuitProblem, readCuit, readTarget, targetProblem } from './identifiers.ts'

const HOLDER_MAXIMUM = 60
/** Longer texts are no identifiers. */
const TYPED_MAXIMUM = 60

/** The schema of a text that is read, such as a CUIT with hyphens, and then checked. */
const identifier = (read: (typed: string) => string, problem: (text: string) => string | null) =>
  z.string().check(
    z.overwrite((typed) => read(normalizeText(typed.slice(0, TYPED_MAXIMUM)))),
    z.refine((text) => problem(text) === null, { error: ({ input }) => problem(String(input)) ?? '' }),
  )

/** The form of the account to which the money of a professional goes. */
export const payoutAccountForm = defineForm({
  cuit: text('CUIT o CUIL', identifier(readCuit, cuitProblem), '', {
    hint: 'Los 11 números, con o sin guiones',
    placeholder: '27-23456789-1',
  }),
  target: text('CBU, CVU o alias', identifier(readTarget, targetProblem), '', {
    hint: 'De un banco o de una billetera, a tu nombre',
  }),
  holder: text('Titular', lineUpTo(HOLDER_MAXIMUM, 'Escribí el nombre del titular'), '', {
    hint: 'Como figura en la cuenta',
    autoComplete: 'name',
  }),
})
export type PayoutAccountData = DataOf<typeof payoutAccountForm>

/** Longer files have to be split. */
const RESULTS_MAXIMUM = 200_000

/** The form with the file in which the bank says how payouts ended. */
export const payoutResultsForm = defineForm({
  text: longText(
    'Respuesta del banco',
    z
      .string()
      .check(
        z.minLength(1, 'Pegá la respuesta del banco'),
        z.maxLength(RESULTS_MAXIMUM, 'Es demasiado larga: importala por partes'),
      ),
    '',
    { hint: 'Un CSV con las columnas Referencia, Estado (pagado o rechazado) y Motivo' },
  ),
})
