'use client'
import {
  type Assignment,
  capitalize,
  claimHref,
  getAmountDue,
  getClaim,
  href,
  offerHref,
  openConversationHref,
  otherParty,
  paths,
  type PersonalEvent,
  receiptHref,
} from '@plomada/domain'
import { type ReactNode, useId, useState } from 'react'
import { useMoneyText } from '../../application/useMoneyText.ts'
import {
  AssignmentActions,
  type AssignmentActionsProps,
  AssignmentFacts,
  type AssignmentFactsProps,
  AssignmentNext,
  AssignmentParties,
  assignmentMessages as texts,
  AssignmentTimeline,
} from '../../assignment/index.ts'
import { Heading, icons, Link, Panel, Stack } from '../../base/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import { receiptMessages } from '../../receipt/index.ts'
import { AssignmentLayout } from './AssignmentLayout.tsx'

export interface AssignmentScreenProps
  extends
    Pick<AssignmentActionsProps, 'onAct' | 'onUploadPhoto' | 'now' | 'budgetMaximum'>,
    Pick<AssignmentFactsProps, 'onCalendar'> {
  /** The job; undefined while it loads. */
  assignment: Assignment | undefined
  /** Pays the job or the supplement of its price, for its client. */
  payment?: ReactNode
  /** Address of the review form, for the client of a paid job. The link is shown until the job is rated. */
  rateHref?: string | undefined
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size="card" id={id}>
          <Message>{title}</Message>
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}

/** Returns the link to the conversation of a party with the other one; admins have none. */
function getConversation({ role, conversationId, offer, worker, client }: Assignment) {
  if (role === 'admin') return null
  if (conversationId !== null)
    return { href: href(paths.conversation, { id: conversationId }), label: texts.conversation }
  const other = otherParty(role) === 'worker' ? worker : client
  return {
    href: openConversationHref(offer, role === 'client' ? worker : undefined),
    label: texts.writeTo(other.firstName),
  }
}

type LinksProps = Pick<AssignmentScreenProps, 'rateHref'> & { assignment: Assignment }

const Links = ({ assignment, rateHref }: LinksProps) => {
  const t = useOverride()
  const conversation = getConversation(assignment)
  const toMoney = useMoneyText()
  const { offer, history, paidAt, payments, isRated, role } = assignment
  return (
    <>
      {conversation && (
        <Link href={conversation.href} size="standalone" icon={icons.message}>
          {t(conversation.label)}
        </Link>
      )}
      <Link href={offerHref(offer)} size="standalone" icon={icons.briefcase}>
        <Message>{texts.offer}</Message>
      </Link>
      {getClaim(history) && (
        <Link href={claimHref(assignment)} size="standalone" icon={icons.alert}>
          <Message>{texts.claim}</Message>
        </Link>
      )}
      {payments.map((payment) => (
        <Link key={payment.id} href={receiptHref(payment)} size="standalone" icon={icons.file}>
          {t(receiptMessages.receiptOf(toMoney(payment.amount)))}
        </Link>
      ))}
      {rateHref !== undefined && role === 'client' && paidAt !== null && !isRated && (
        <Link href={rateHref} size="standalone" icon={icons.star}>
          <Message>{texts.rate}</Message>
        </Link>
      )}
    </>
  )
}

/** Renders /trabajo/{id}: what happens next with a job, what its people can do, what was agreed and what happened. */
export const AssignmentScreen = (props: AssignmentScreenProps) => {
  const { assignment, payment, rateHref, onAct, onUploadPhoto, onCalendar, now, budgetMaximum } = props
  const [event, setEvent] = useState<PersonalEvent | null>(null)
  const hasPayment = assignment?.role === 'client' && getAmountDue(assignment) !== null
  return (
    <AssignmentLayout
      assignment={assignment}
      title={capitalize(assignment?.offer.title ?? '')}
      links={assignment && <Links assignment={assignment} rateHref={rateHref} />}
      next={assignment && <AssignmentNext assignment={assignment} now={now} />}
      actions={
        assignment && (
          <AssignmentActions
            assignment={assignment}
            event={event}
            onEvent={setEvent}
            onAct={onAct}
            onUploadPhoto={onUploadPhoto}
            payment={hasPayment && payment}
            now={now}
            budgetMaximum={budgetMaximum}
          />
        )
      }
    >
      {assignment && (
        <>
          <Part title={texts.facts}>
            <AssignmentFacts assignment={assignment} onEvent={setEvent} onCalendar={onCalendar} now={now} />
          </Part>
          <Part title={texts.people}>
            <AssignmentParties assignment={assignment} />
          </Part>
          <Part title={texts.history}>
            <AssignmentTimeline assignment={assignment} />
          </Part>
        </>
      )}
    </AssignmentLayout>
  )
}
