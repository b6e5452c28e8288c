import * as z from 'zod/mini'
import { withdrawalStates } from './withdrawal.rules.ts'

/** A paid job from which its client may withdraw. */
export const withdrawableJobSchema = z.object({
  assignmentId: z.int(),
  title: z.string(),
  /** Whole pesos that go back. */
  amount: z.int(),
  paidAt: z.date(),
})
export type WithdrawableJob = z.infer<typeof withdrawableJobSchema>

/** The answer to a person who withdraws. */
export const withdrawalReceiptSchema = z.object({
  /** Proves the request. */
  code: z.string(),
  /** Whether it had its effect at once. */
  isDone: z.boolean(),
  /** By when it has its effect. */
  dueAt: z.date(),
})
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>

/** A request to withdraw, for admins. */
export const withdrawalSchema = z.object({
  id: z.int(),
  code: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** What the person says about the purchase; may be empty. */
  text: z.string(),
  state: z.enum(withdrawalStates),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  createdAt: z.date(),
  dueAt: z.date(),
  endedAt: z.nullable(z.date()),
  /** The job that it ends. Before that, the one whose client was sent a link to confirm. */
  job: z.nullable(withdrawableJobSchema),
  /** While it is not ended: the jobs of the account with this email that may be withdrawn. */
  candidates: z.array(withdrawableJobSchema),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>
