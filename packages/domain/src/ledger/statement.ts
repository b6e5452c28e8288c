import * as z from 'zod/mini'
import { userSchema } from '../user/user.ts'

const person = z.pick(userSchema, { id: true, firstName: true, lastName: true })
const job = z.object({ id: z.int(), title: z.string() })
const centavos = z.int()

/** Money that moves from one account to another, with what each party has after it. A movement between three accounts is two lines. */
export const ledgerLineSchema = z.object({
  /** Of the movement, and the number of the line in it. */
  id: z.string(),
  createdAt: z.date(),
  kind: z.string(),
  assignment: z.nullable(job),
  from: z.string(),
  to: z.string(),
  amount: centavos,
  balances: z.object({ held: centavos, professional: centavos, platform: centavos, client: centavos }),
})
export type LedgerLine = z.infer<typeof ledgerLineSchema>

/** The movements of a job, or of the balance of a professional, the oldest first. */
export const ledgerStatementSchema = z.object({
  /** Null for the balance of a professional. */
  assignment: z.nullable(job),
  /** Null for the balance of a professional. */
  client: z.nullable(person),
  professional: person,
  /** The balance of the professional before the first line. */
  opening: centavos,
  lines: z.array(ledgerLineSchema),
})
export type LedgerStatement = z.infer<typeof ledgerStatementSchema>

/** What the platform kept of the jobs of a trade in a month, in centavos. */
export const commissionSumSchema = z.object({
  /** Such as 2026-11. */
  month: z.string(),
  /** Null for jobs whose offer has no trade. */
  trade: z.nullable(z.object({ id: z.int(), name: z.string() })),
  earned: centavos,
  /** What claims after the release took back. */
  returned: centavos,
  /** What the provider charged the platform for chargebacks. */
  costs: centavos,
})
export type CommissionSum = z.infer<typeof commissionSumSchema>
