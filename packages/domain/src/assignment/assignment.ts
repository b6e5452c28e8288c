import * as z from 'zod/mini'
import { shifts } from '../catalogues/week.ts'
import { commissionRuleSchema } from '../ledger/ledger.ts'
import { userSchema } from '../user/user.ts'
import { assignmentNeeds, assignmentParties, assignmentStates } from './assignment.state.ts'

const { id, firstName, lastName, photo, days, shift: workShift } = userSchema.shape
const party = z.object({ id, firstName, lastName, photo })
const day = z.nullable(z.string())
const shift = z.nullable(z.enum(shifts))
const by = z.enum(assignmentParties)

/** What a party proposes and the other one may confirm. */
export const proposalSchema = z.object({
  id: z.int(),
  kind: z.enum(['date', 'settlement', 'price']),
  by,
  /** Of a settlement: the pesos that go back to the client. Of a price: the new one. */
  amount: z.nullable(z.int()),
  day,
  shift,
  createdAt: z.date(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** A photo that a party gave with an event. Only the parties and admins see it. */
export const assignmentPhotoSchema = z.object({
  /** The key that its sender chose. */
  id: z.uuid(),
  url: z.string(),
})

/** Something that happened to a job. */
export const historyEntrySchema = z.object({
  id: z.int(),
  /** The event of the state machine; `accept` for its beginning. */
  event: z.string(),
  by: z.enum(['client', 'worker', 'admin', 'clock', 'provider']),
  /** The reason or explanation that was given; may be empty. */
  text: z.string(),
  amount: z.nullable(z.int()),
  day,
  shift,
  /** Those that were given with the event, at most four. Their addresses end after some hours. */
  photos: z.array(assignmentPhotoSchema),
  createdAt: z.date(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** A job: what follows when a client accepted a professional. */
export const assignmentSchema = z.object({
  id: z.int(),
  state: z.enum(assignmentStates.names),
  /** Whole pesos that both agreed; after the payment, those that were paid for it. */
  amount: z.int(),
  /** Whole pesos that the client still pays for a higher price: until then nothing changes. Null without one. */
  supplement: z.nullable(z.int()),
  /** What the platform keeps of it; null for the client. */
  commission: z.nullable(commissionRuleSchema),
  /** Since when it is in its state. */
  changedAt: z.date(),
  /** When the clock changes the state, if no user does; null if it does not. */
  dueAt: z.nullable(z.date()),
  paidAt: z.nullable(z.date()),
  /** Who asked to cancel, or opened the claim. */
  raisedBy: z.nullable(by),
  answeredAt: z.nullable(z.date()),
  changesRequested: z.int(),
  /** False if the provider pays the professional when the client pays; true if the money waits for the confirmation. */
  isHeld: z.boolean(),
  /** False if a provider took the payment that is not configured any more: it can send nothing back. */
  canRefund: z.boolean(),
  /** Whole pesos that go back, or went back, to the client; null before that is known. */
  refundAmount: z.nullable(z.int()),
  isAppealed: z.boolean(),
  /** How many of its payments the payer disputes at the bank, which has not decided. */
  openChargebacks: z.int(),
  appointmentDay: day,
  appointmentShift: shift,
  /** The open ones. */
  proposals: z.array(proposalSchema),
  /** The oldest first. */
  history: z.array(historyEntrySchema),
  offer: z.object({
    id: z.int(),
    title: z.string(),
    photo: z.nullable(z.string()),
    city: z.string(),
    address: z.nullable(z.string()),
  }),
  client: party,
  /** With the days and the shift of their profile. */
  worker: z.object({ ...party.shape, days, shift: workShift }),
  /** The payments that arrived, each with a receipt; empty for the professional. */
  payments: z.array(z.object({ id: z.int(), amount: z.int() })),
  /** The conversation of the parties; null if they have none, and for admins. */
  conversationId: z.nullable(z.int()),
  isRated: z.boolean(),
  /** What the viewer is to the job. */
  role: z.enum([...assignmentParties, 'admin']),
})
export type Assignment = z.infer<typeof assignmentSchema>

/** An appointment in the agenda of a user: agreed, or proposed and not answered. */
export const appointmentSchema = z.object({
  assignmentId: z.int(),
  day: z.string(),
  shift,
  isProposed: z.boolean(),
  title: z.string(),
  city: z.string(),
  /** The other party. */
  other: z.object({ firstName, lastName }),
})
export type Appointment = z.infer<typeof appointmentSchema>

const person = z.object({ id, firstName, lastName })

/** A job in the list of all jobs, for admins. */
export const assignmentSummarySchema = z.object({
  ...z.pick(assignmentSchema, { id: true, state: true, amount: true, changedAt: true, dueAt: true }).shape,
  offer: z.object({ id: z.int(), title: z.string() }),
  client: person,
  worker: person,
  /** What it needs from an admin. */
  need: z.nullable(z.enum(assignmentNeeds)),
})
export type AssignmentSummary = z.infer<typeof assignmentSummarySchema>

/** What the rules of a job depend on. */
export type AssignmentFacts = Pick<
  Assignment,
  | 'state'
  | 'amount'
  | 'changedAt'
  | 'supplement'
  | 'paidAt'
  | 'raisedBy'
  | 'answeredAt'
  | 'changesRequested'
  | 'refundAmount'
  | 'isAppealed'
> &
  /** True and 0 if they are not given. */
  Partial<Pick<Assignment, 'isHeld' | 'canRefund' | 'openChargebacks'>> & {
    proposals: readonly Pick<Proposal, 'kind' | 'by'>[]
  }
