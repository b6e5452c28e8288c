'use client'
import {
  appointmentStates,
  type Assignment,
  getReleasedPrice,
  getSplitSentence,
  isAtBank,
  type PersonalEvent,
} from '@plomada/domain'
import { NetText } from '../../application/NetText.tsx'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Button } from '../../base/Button/Button.tsx'
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { getButtons } from '../AssignmentActions/AssignmentActions.tsx'
import { assignmentMessages as texts, eventTexts } from '../assignment.messages.ts'
import { acceptingEvents, findReason, useProposalText } from '../proposalText.ts'
import { useDates } from '../useDates.ts'
import { useNow } from '../useNow.ts'
import * as css from './AssignmentFacts.css.ts'

export interface AssignmentFactsProps {
  /** The job. */
  assignment: Assignment
  /** Called with the event that accepts a proposal. Without it, the proposals have no buttons. */
  onEvent?: ((event: PersonalEvent) => void) | undefined
  /** Saves the agreed day as a file for calendars. Without it, or without such a day, there is no button. */
  onCalendar?: (() => void) | undefined
  /** The current time.
   * @default the clock of the browser */
  now?: Date | undefined
}

type MoneyFacts = Pick<
  Assignment,
  'state' | 'amount' | 'supplement' | 'refundAmount' | 'role' | 'isHeld' | 'openChargebacks'
>

function getPlace({ role, isHeld }: MoneyFacts): string {
  if (!isHeld) return role === 'worker' ? texts.paidOutToYou : texts.paidOut
  return role === 'client' ? texts.heldForClient : texts.held
}

/** Returns where the money of a job is. */
function getMoneyState(facts: MoneyFacts, toMoney: (amount: number) => string): string {
  const { state, amount, supplement, refundAmount, isHeld } = facts
  const refund = refundAmount ?? amount
  const held = getPlace(facts)
  if (isAtBank(facts)) return texts.atBank
  switch (state) {
    case 'agreed':
      return texts.unpaid
    case 'paid':
      return supplement === null ? held : texts.withSupplement(held, toMoney(supplement))
    case 'cancelRequested':
    case 'done':
      return held
    case 'disputed':
      return isHeld ? texts.frozen : texts.unmovedByClaim
    case 'decided':
      return (isHeld ? texts.decidedSplit : texts.unmovedSplit)(
        getSplitSentence(amount, refundAmount ?? 0, toMoney, isHeld),
      )
    case 'refunding':
      return texts.refunding(toMoney(refund))
    case 'refundFailed':
      return texts.refundFailed(toMoney(refund))
    case 'refunded':
      return refund < amount ? texts.refundedPart(toMoney(refund)) : texts.refunded
    case 'completed':
      return isHeld ? texts.released : held
    case 'chargedBack':
      return refund < amount ? texts.refundedPart(toMoney(refund)) : texts.takenByBank
    case 'canceled':
      return texts.nothingPaid
  }
}

const Proposals = ({ assignment, onEvent, now }: AssignmentFactsProps) => {
  const t = useOverride()
  const toText = useProposalText(assignment)
  const { proposals, role, client, worker } = assignment
  const events = getButtons(assignment, useNow(now))
  if (proposals.length === 0) return null
  return (
    <div className={css.proposals}>
      <Heading level={3}>
        <Message>{texts.proposals}</Message>
      </Heading>
      <Stack element="ul" gap={3}>
        {proposals.map((proposal) => {
          const { id, kind, by } = proposal
          const answers = [acceptingEvents[kind], ...(kind === 'price' ? (['declinePrice'] as const) : [])]
          const reason = findReason(assignment, proposal)
          const other = by === 'client' ? worker : client
          const author = by === 'client' ? client : worker
          return (
            <li key={id} className={css.proposal}>
              <Stack gap={1}>
                <Text>
                  {by === role
                    ? t(texts.ownProposal(toText(proposal), other.firstName))
                    : t(texts.proposedBy(author.firstName, toText(proposal)))}
                </Text>
                {reason !== '' && (
                  <Text size="small" tone="muted" keepLineBreaks>
                    {reason}
                  </Text>
                )}
              </Stack>
              {onEvent && by !== role && (
                <Inline gap={2}>
                  {answers
                    .filter((event) => events.includes(event))
                    .map((event) => (
                      <Button key={event} variant="secondary" size="small" onClick={() => onEvent(event)}>
                        <Message>{eventTexts[event].label}</Message>
                      </Button>
                    ))}
                </Inline>
              )}
            </li>
          )
        })}
      </Stack>
    </div>
  )
}

/** Renders what was agreed for a job: price, where the money is, place, day, and the proposals that wait for an answer. */
export const AssignmentFacts = (props: AssignmentFactsProps) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const dates = useDates()
  const { assignment, onCalendar } = props
  const { amount, commission, offer, appointmentDay, appointmentShift, role, state } = assignment
  const released = getReleasedPrice(assignment)
  const net =
    role === 'worker' && commission !== null && released > 0 ? (
      <NetText amount={released} commission={commission} />
    ) : null
  const place = [offer.address, t(offer.city)].filter((part) => part !== null).join(', ')
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { id: 'price', term: t(texts.price), description: <Money amount={amount} size="price" /> },
          ...(net === null ? [] : [{ id: 'net', term: t(texts.net), description: net }]),
          { id: 'money', term: t(texts.money), description: t(getMoneyState(assignment, toMoney)) },
          { id: 'place', term: t(texts.place), description: place },
          {
            id: 'appointment',
            term: t(texts.appointment),
            description:
              appointmentDay === null ? (
                t(texts.noAppointment)
              ) : (
                <Stack gap={2} align="start">
                  <time dateTime={appointmentDay}>
                    {t(texts.when(dates.day(appointmentDay), appointmentShift))}
                  </time>
                  {onCalendar && role !== 'admin' && appointmentStates.includes(state) && (
                    <Button variant="secondary" size="small" icon={icons.calendar} onClick={onCalendar}>
                      <Message>{texts.addToCalendar}</Message>
                    </Button>
                  )}
                </Stack>
              ),
          },
        ]}
      />
      <Proposals {...props} />
    </Stack>
  )
}
