import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { earningsSchema, payoutAccountSchema } from './payout.ts'

export const payoutAccountNames = { target: 'cuenta', holder: 'titular' } as const

/** The wire format of the account of a professional. */
export const payoutAccountWire = renameFields(
  { ...payoutAccountSchema.shape, frozenUntil: z.nullable(instant) },
  { ...payoutAccountNames, frozenUntil: 'congelada' },
)

/** The wire format of what a professional has earned. */
export const earningsWire = renameFields(
  { ...earningsSchema.shape, account: z.nullable(payoutAccountWire) },
  { account: 'cuenta' },
)
