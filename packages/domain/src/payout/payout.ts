import * as z from 'zod/mini'
import { chargebackFeeBearers } from '../ledger/ledger.ts'
import { userSchema } from '../user/user.ts'
import { connectionStates, heldStates, payoutBlocks } from './payout.rules.ts'
import { payoutStates } from './payout.state.ts'

/** The job that an amount comes from. */
const job = z.object({ id: z.int(), title: z.string() })
const centavos = z.int()

/** The account to which the money of a professional goes. No response has its whole number. */
export const payoutAccountSchema = z.object({
  cuit: z.string(),
  /** Its kind and its last four characters. */
  target: z.string(),
  holder: z.string(),
  /** No payout leaves before. */
  frozenUntil: z.nullable(z.date()),
})
export type PayoutAccount = z.infer<typeof payoutAccountSchema>

/** The connection to the account at the payment provider that pays a professional directly. */
export const connectionSchema = z.object({
  state: z.enum(connectionStates),
  /** The last four digits of the account; empty before it is connected. */
  account: z.string(),
  connectedAt: z.nullable(z.date()),
})
export type Connection = z.infer<typeof connectionSchema>

/** Money of a job that the client paid and the professional does not have yet. */
export const heldMoneySchema = z.object({
  assignment: job,
  state: z.enum(heldStates),
  /** What arrives if all of it is released, in centavos: without the commission. */
  amount: centavos,
  /** When it moves at the latest, without anyone doing anything. */
  until: z.nullable(z.date()),
})
export type HeldMoney = z.infer<typeof heldMoneySchema>

/** A movement of the balance of a professional. */
export const statementLineSchema = z.object({
  id: z.int(),
  createdAt: z.date(),
  /** Of the ledger. */
  kind: z.string(),
  assignment: z.nullable(job),
  /** The document of a commission, or of one that is taken back; null without one. */
  invoiceId: z.nullable(z.int()),
  amount: centavos,
  /** After it. */
  balance: centavos,
})
export type StatementLine = z.infer<typeof statementLineSchema>

/** The movements of a month, the oldest first. */
export const statementSchema = z.object({
  month: z.string(),
  opening: centavos,
  closing: centavos,
  lines: z.array(statementLineSchema),
})
export type Statement = z.infer<typeof statementSchema>

/** Money that is sent to a professional. */
export const payoutSchema = z.object({
  id: z.int(),
  amount: centavos,
  state: z.enum(payoutStates.names),
  /** The account at that time: its kind and its last four characters. */
  target: z.string(),
  /** Why it failed. */
  reason: z.string(),
  createdAt: z.date(),
  endedAt: z.nullable(z.date()),
})
export type Payout = z.infer<typeof payoutSchema>

/** What a professional has earned, and where it is. */
export const earningsSchema = z.object({
  /** What is owed to them without their debts, in centavos; negative if those are more. */
  balance: centavos,
  /** The least that a payout sends, in centavos. */
  minimum: centavos,
  held: z.array(heldMoneySchema),
  /** The last ones, the newest first. */
  payouts: z.array(payoutSchema),
  /** The months with movements, such as 2026-11, the newest first. */
  months: z.array(z.string()),
  account: z.nullable(payoutAccountSchema),
})
export type Earnings = z.infer<typeof earningsSchema>

const person = z.pick(userSchema, { id: true, firstName: true, lastName: true })

/** A professional who is or was owed money, for the operator. */
export const payoutCandidateSchema = z.object({
  person,
  cuit: z.nullable(z.string()),
  balance: centavos,
  /** Why they are not in the next run; null if they are. */
  block: z.nullable(z.enum(payoutBlocks)),
  /** Operations of this month, and what clients paid for them. */
  sales: z.object({ count: z.int(), amount: centavos }),
  /** Whether they reach the figures of RG 5794/2025. */
  isHabitual: z.boolean(),
})
export type PayoutCandidate = z.infer<typeof payoutCandidateSchema>

/** Payouts that are sent to the bank together. */
export const payoutRunSchema = z.object({
  id: z.int(),
  createdAt: z.date(),
  /** When its file was downloaded first. */
  exportedAt: z.nullable(z.date()),
  count: z.int(),
  amount: centavos,
  paid: z.int(),
  failed: z.int(),
})
export type PayoutRun = z.infer<typeof payoutRunSchema>

/** A payout of a run, for the operator. */
export const runPayoutSchema = z.extend(payoutSchema, { person, cuit: z.string() })
export type RunPayout = z.infer<typeof runPayoutSchema>

/** A run with its payouts. */
export const payoutRunDetailSchema = z.object({ run: payoutRunSchema, payouts: z.array(runPayoutSchema) })
export type PayoutRunDetail = z.infer<typeof payoutRunDetailSchema>

/** A payment that its payer disputes at the bank, and how that ended. */
export const deskChargebackSchema = z.object({
  id: z.int(),
  /** Null for a payment that no job needs. */
  assignment: z.nullable(job),
  professional: z.nullable(person),
  amount: centavos,
  createdAt: z.date(),
  /** Until when the provider accepts documents; null if it has not said so. */
  dueAt: z.nullable(z.date()),
  /** False if the professional was paid at once: they send the documents. */
  isHeld: z.boolean(),
  /** What the bank decided, and when; null while it is open. */
  end: z.nullable(z.object({ state: z.enum(['won', 'lost']), at: z.date() })),
  /** What the provider charged for it, and who bears that; null if it charged nothing. */
  fee: z.nullable(z.object({ amount: centavos, bearer: z.enum(chargebackFeeBearers) })),
})
export type DeskChargeback = z.infer<typeof deskChargebackSchema>

/** What the operator sees before making a run. */
export const payoutDeskSchema = z.object({
  candidates: z.array(payoutCandidateSchema),
  /** The newest first. */
  runs: z.array(payoutRunSchema),
  minimum: centavos,
  /** Whether the last check of the ledger failed: nothing is paid until one passes. */
  isStopped: z.boolean(),
  /** The open ones, the first deadline first. */
  chargebacks: z.array(deskChargebackSchema),
  /** Those that ended in the last days, the newest first. */
  endedChargebacks: z.array(deskChargebackSchema),
})
export type PayoutDesk = z.infer<typeof payoutDeskSchema>

/** What an imported file of the bank changed. */
export const payoutResultsSchema = z.object({
  paid: z.int(),
  failed: z.int(),
  /** Lines whose payout had ended that way before. */
  unchanged: z.int(),
  /** Lines that changed nothing, and why. */
  refused: z.array(z.object({ line: z.int(), text: z.string(), problem: z.string() })),
})
export type PayoutResults = z.infer<typeof payoutResultsSchema>
