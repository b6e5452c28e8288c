'use client'
import type { Assignment, PersonalEvent, Proposal } from '@plomada/domain'
import { useMoneyText } from '../application/useMoneyText.ts'
import { useOverride } from '../marketplace/overrides.ts'
import { assignmentMessages as texts } from './assignment.messages.ts'
import { useDates } from './useDates.ts'

/** The event that accepts each kind of proposal. */
export const acceptingEvents = {
  date: 'confirmDate',
  settlement: 'settle',
} as const satisfies Record<Proposal['kind'], PersonalEvent>

/** Returns the proposal of the other party that an event accepts. */
export const findAnsweredProposal = (
  { proposals, role }: Pick<Assignment, 'proposals' | 'role'>,
  event: PersonalEvent,
): Proposal | undefined =>
  proposals.findLast(({ kind, by }) => acceptingEvents[kind] === event && by !== role)

/** Returns a function that says what a proposal proposes. */
export function useProposalText() {
  const t = useOverride()
  const toMoney = useMoneyText()
  const dates = useDates()
  return ({ kind, amount, day, shift }: Pick<Proposal, 'kind' | 'amount' | 'day' | 'shift'>): string => {
    if (kind === 'date') return t(texts.theDay(texts.when(day === null ? '' : dates.day(day), shift)))
    return amount === null || amount === 0 ? t(texts.noRefund) : t(texts.theSplit(toMoney(amount)))
  }
}
