'use client'
import { type Assignment, getAgreedPrice, type PersonalEvent, type Proposal } from '@plomada/domain'
import { useMoneyText } from '../application/useMoneyText.ts'
import { useOverride } from '../marketplace/overrides.ts'
import { assignmentMessages as texts } from './assignment.messages.ts'
import { useDates } from './useDates.ts'

/** The event that accepts each kind of proposal. */
export const acceptingEvents = {
  date: 'confirmDate',
  settlement: 'settle',
  price: 'acceptPrice',
} as const satisfies Record<Proposal['kind'], PersonalEvent>

/** Returns the proposal of the other party that an event accepts. */
export const findAnsweredProposal = (
  { proposals, role }: Pick<Assignment, 'proposals' | 'role'>,
  event: PersonalEvent,
): Proposal | undefined =>
  proposals.findLast(({ kind, by }) => acceptingEvents[kind] === event && by !== role)

/** Returns the reason of a proposal, which its author gave with the event; empty without one. */
export const findReason = (
  { history }: Pick<Assignment, 'history'>,
  { kind, by }: Pick<Proposal, 'kind' | 'by'>,
): string =>
  kind === 'price'
    ? (history.findLast((entry) => entry.event === 'proposePrice' && entry.by === by)?.text ?? '')
    : ''

/** Returns a function that says what a proposal about a job proposes. */
export function useProposalText(assignment: Pick<Assignment, 'amount' | 'supplement'>) {
  const t = useOverride()
  const toMoney = useMoneyText()
  const dates = useDates()
  return ({ kind, amount, day, shift }: Pick<Proposal, 'kind' | 'amount' | 'day' | 'shift'>): string => {
    if (kind === 'date') return t(texts.theDay(texts.when(day === null ? '' : dates.day(day), shift)))
    if (kind === 'price') return t(texts.thePrice(toMoney(getAgreedPrice(assignment)), toMoney(amount ?? 0)))
    return amount === null || amount === 0 ? t(texts.noRefund) : t(texts.theSplit(toMoney(amount)))
  }
}
