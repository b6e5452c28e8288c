import { addDays, getLocalDay } from '../catalogues/time.ts'
import type { ProblemCode } from '../contract/problem.ts'
import type { Assignment, AssignmentFacts, HistoryEntry } from './assignment.ts'
import { agreePrice, type InputFacts, receivePayment } from './price.rules.ts'
import {
  assignmentParties,
  assignmentStates,
  getEffects,
  hasEnded,
  personalEvents,
  type AssignmentActor,
  type AssignmentEvent,
  type AssignmentNeed,
  type AssignmentParty,
  type AssignmentState,
  type AssignmentTurn,
  type PersonalEvent,
} from './assignment.state.ts'

/** Maximum characters of a reason or an explanation. */
export const ASSIGNMENT_TEXT_MAXIMUM = 1000
/** How often a client can ask for changes. */
export const CHANGES_MAXIMUM = 2
/** How many photos a party can give with an event. */
export const ASSIGNMENT_PHOTO_MAXIMUM = 4
/** Calendar days after the payment in which a client may withdraw (law 24.240, article 34). */
export const WITHDRAWAL_DAYS = 10

/** Calendar days after the confirmation in which a client may claim. */
export const CLAIM_DAYS = 14

export const otherParty = (party: AssignmentParty): AssignmentParty =>
  party === 'client' ? 'worker' : 'client'

type Guard = (facts: AssignmentFacts, by: AssignmentActor, now: Date) => ProblemCode | null
const unless = (isAllowed: boolean, code: ProblemCode): ProblemCode | null => (isAllowed ? null : code)
const hasProposalOfOther = ({ proposals }: AssignmentFacts, kind: string, by: AssignmentActor): boolean =>
  proposals.some((proposal) => proposal.kind === kind && proposal.by !== by)

/** Returns the last day on which the client may withdraw from a paid job. */
export const getWithdrawalEnd = (paidAt: Date): string => addDays(getLocalDay(paidAt), WITHDRAWAL_DAYS)

/** Returns the last day on which the client may claim after the confirmation; null if a claim has ended before. */
export const getClaimEnd = ({ raisedBy, changedAt }: Pick<AssignmentFacts, 'raisedBy' | 'changedAt'>) =>
  raisedBy === null ? addDays(getLocalDay(changedAt), CLAIM_DAYS) : null

/** Checks whether the client of a job may still withdraw from it. */
export const isInTimeToWithdraw = (paidAt: Date, now: Date): boolean =>
  getLocalDay(now) <= getWithdrawalEnd(paidAt)

const guards: Readonly<Record<string, Guard>> = {
  dateOfOther: (facts, by) => unless(hasProposalOfOther(facts, 'date', by), 'noProposal'),
  settlementOfOther: (facts, by) => unless(hasProposalOfOther(facts, 'settlement', by), 'noProposal'),
  priceOfOther: (facts, by) => unless(hasProposalOfOther(facts, 'price', by), 'noProposal'),
  // The other declines a proposal and its author drops it; a supplement is in favor of the worker, who may drop it.
  openPrice: ({ proposals, supplement }, by) =>
    unless(
      proposals.some(({ kind }) => kind === 'price') || (supplement !== null && by === 'worker'),
      'noProposal',
    ),
  supplementDue: ({ supplement }) => unless(supplement !== null, 'stateChanged'),
  raisedByOther: ({ raisedBy }, by) => unless(raisedBy !== by, 'waitsForOther'),
  raisedBySelf: ({ raisedBy }, by) => unless(raisedBy === by, 'waitsForOther'),
  unanswered: ({ answeredAt }) => unless(answeredAt === null, 'stateChanged'),
  unansweredByOther: ({ raisedBy, answeredAt }, by) =>
    unless(raisedBy !== by, 'waitsForOther') ?? unless(answeredAt === null, 'stateChanged'),
  changesLeft: ({ changesRequested }) => unless(changesRequested < CHANGES_MAXIMUM, 'tooManyChanges'),
  withinWithdrawal: ({ paidAt }, _by, now) =>
    unless(paidAt !== null && isInTimeToWithdraw(paidAt, now), 'tooLate'),
  withinClaimWindow: (facts, _by, now) => unless(getLocalDay(now) <= (getClaimEnd(facts) ?? ''), 'tooLate'),
  appealed: ({ isAppealed }) => unless(isAppealed, 'stateChanged'),
  notAppealed: ({ isAppealed }) => unless(!isAppealed, 'stateChanged'),
}

/** Checks whether the payer of a job disputes a payment at the bank: its money waits for that. */
export const isAtBank = ({ openChargebacks = 0 }: Pick<AssignmentFacts, 'openChargebacks'>): boolean =>
  openChargebacks > 0

/** Returns why an actor may not cause an event of a job now, or null. */
export function assignmentRefusal(
  facts: AssignmentFacts,
  event: AssignmentEvent,
  by: AssignmentActor,
  now: Date,
): ProblemCode | null {
  const rule = assignmentStates.transition(facts.state, event)
  if (!rule) return 'stateChanged'
  if (!rule.by?.includes(by)) return 'forbidden'
  // A deadline that does not run cannot be moved.
  const isStopped = event === 'extend' || getEffects(facts.state, event).money !== undefined
  if (by !== 'provider' && isAtBank(facts) && isStopped) return 'chargebackOpen'
  return rule.guard === undefined ? null : (guards[rule.guard]?.(facts, by, now) ?? null)
}

/** Returns the events that a person may cause now: the buttons of the page of a job, the main one first. */
export const getPersonalEvents = (
  facts: AssignmentFacts,
  by: AssignmentParty | 'admin',
  now: Date,
): PersonalEvent[] => personalEvents.filter((event) => assignmentRefusal(facts, event, by, now) === null)

/** Returns why a party may not upload photos for a job now, or null: no event that they may cause asks for photos. */
export const assignmentPhotoRefusal = (
  facts: AssignmentFacts,
  by: AssignmentParty,
  now: Date,
): ProblemCode | null =>
  unless(
    getPersonalEvents(facts, by, now).some(
      (event) => 'photos' in (getEffects(facts.state, event).asks ?? {}),
    ),
    'stateChanged',
  )

/** Returns the events that are the next step of an actor; the others are ways out. */
export const isMainEvent = (event: PersonalEvent): boolean =>
  [
    'confirm',
    'done',
    'agree',
    'settle',
    'acceptPrice',
    'confirmDate',
    'answer',
    'decide',
    'decideAppeal',
    'retryRefund',
  ].includes(event)

/** Returns the events that leave the way of a job: they cancel it, bring it to a claim or move its deadline. */
export const isWayOut = (event: PersonalEvent): boolean =>
  ['claim', 'requestCancel', 'withdraw', 'stepBack', 'extend', 'reopen', 'cancel'].includes(event)

/** Returns who does the next step of a job; null where only the clock does, or where it has ended. */
export function getTurn(facts: AssignmentFacts, now: Date): AssignmentTurn | null {
  if (isAtBank(facts)) return 'provider'
  if (facts.supplement !== null) return 'client'
  if (facts.state === 'refunding') return 'provider'
  const hasStep = (by: AssignmentParty | 'admin') => getPersonalEvents(facts, by, now).some(isMainEvent)
  // A proposal waits for the other party, also where the worker can say that the job is done.
  const turn = ([...assignmentParties, 'admin'] as const).find(hasStep) ?? null
  return turn ?? (facts.state === 'agreed' ? 'client' : null)
}

/** The groups of a list of jobs: whose turn it is for one of the parties, the most urgent first. */
export const turnGroups = ['own', 'other', 'platform', 'ended'] as const
export type TurnGroup = (typeof turnGroups)[number]

/** Returns the group of a job. The clock and the payment provider belong to the platform. */
export function getTurnGroup(
  state: AssignmentState,
  turn: AssignmentTurn | null,
  party: AssignmentParty,
): TurnGroup {
  if (hasEnded(state)) return 'ended'
  if (turn === party) return 'own'
  return turn === otherParty(party) ? 'other' : 'platform'
}

/** A month of the agenda, such as 2026-12. */
export const MONTH_PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/

/** Returns the month that an address asks for, or the current one in the service area. */
export const parseMonth = (text: string | null, now: Date): string =>
  text !== null && MONTH_PATTERN.test(text) ? text : getLocalDay(now).slice(0, 7)

/** The states in which an agreed day takes place, or took place. */
export const appointmentStates: readonly AssignmentState[] = [
  'paid',
  'cancelRequested',
  'done',
  'disputed',
  'decided',
  'completed',
]

/** What a person gives with an event. */
export interface AssignmentInput {
  text?: string | undefined
  /** Pesos that go back to the client, or the price. */
  amount?: number | undefined
  /** A day of Buenos Aires, such as 2026-12-03. */
  day?: string | undefined
  shift?: Assignment['appointmentShift'] | undefined
  /** What the uploads of the photos returned, in order. */
  photos?: string[] | undefined
}

/** Returns the pesos that go back to the client with an event; 0 if nothing does. `proposed` are its own or those that it accepts. */
export function getRefund(
  facts: InputFacts & Pick<AssignmentFacts, 'refundAmount'>,
  event: AssignmentEvent,
  proposed: number | undefined,
): number {
  const { money } = getEffects(facts.state, event)
  if (money === 'refundAll') return facts.amount
  if (money === 'difference') return agreePrice(facts, proposed ?? facts.amount).refund
  if (money === 'charge') return receivePayment(facts, proposed ?? 0).refund
  return money === 'refund' ? (proposed ?? facts.refundAmount ?? 0) : 0
}

/** The events of a claim: the buttons of its page. */
export const claimEvents = [
  'answer',
  'proposeSettlement',
  'settle',
  'appeal',
  'decide',
  'decideAppeal',
] as const satisfies readonly PersonalEvent[]

/** The file of a claim: what was said and decided, the oldest first. */
export interface Claim {
  claim: HistoryEntry
  answer: HistoryEntry | null
  /** The proposals that were made, and the one that both accepted. */
  proposals: HistoryEntry[]
  settlement: HistoryEntry | null
  /** The decision of an admin, the appeal against it, and the decision about that. */
  decision: HistoryEntry | null
  appeal: HistoryEntry | null
  appealDecision: HistoryEntry | null
}

/** Returns the claim in the history of a job, or null if it has none. */
export function getClaim(history: readonly HistoryEntry[]): Claim | null {
  const start = history.findLastIndex(({ event }) => event === 'claim')
  const claim = history[start]
  if (!claim) return null
  const entries = history.slice(start)
  const last = (event: string) => entries.findLast((entry) => entry.event === event) ?? null
  return {
    claim,
    answer: last('answer'),
    proposals: entries.filter(({ event }) => event === 'proposeSettlement'),
    settlement: last('settle'),
    decision: last('decide'),
    appeal: last('appeal'),
    appealDecision: last('decideAppeal'),
  }
}

/** The time after a deadline in which the clock may still come. Later it does not run. */
export const CLOCK_DELAY_MS = 3_600_000

/** Returns the states in which a job can have a need. */
export function getNeedStates(need: AssignmentNeed): AssignmentState[] {
  const { names, from, timersOf } = assignmentStates
  const disputed = from('decide')
  if (need === 'decision') return disputed
  if (need === 'refund') return from('retryRefund')
  return names.filter((name) => !disputed.includes(name) && Object.keys(timersOf(name)).length > 0)
}

/**
 * Returns what a job needs from an admin now, or null. A claim needs a decision once it was answered or appealed, or when
 * the time for the answer is over.
 */
export function getAssignmentNeed(
  { state, answeredAt, isAppealed, dueAt }: Pick<Assignment, 'state' | 'answeredAt' | 'isAppealed' | 'dueAt'>,
  now: Date,
): AssignmentNeed | null {
  const lateBy = dueAt === null ? 0 : now.getTime() - dueAt.getTime()
  if (getNeedStates('decision').includes(state))
    return answeredAt !== null || isAppealed || lateBy > 0 ? 'decision' : null
  if (getNeedStates('refund').includes(state)) return 'refund'
  return lateBy > CLOCK_DELAY_MS ? 'overdue' : null
}
