'use client'
import {
  type Assignment,
  assignmentHref,
  capitalize,
  claimEvents,
  getClaim,
  type PersonalEvent,
} from '@plomada/domain'
import { useState } from 'react'
import {
  AssignmentActions,
  AssignmentNext,
  assignmentMessages as texts,
  AssignmentParties,
  ClaimFile,
} from '../../assignment/index.ts'
import { ButtonLink, EmptyState, icons, Link, Page, Panel } from '../../base/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import { AssignmentLayout } from './AssignmentLayout.tsx'
import type { AssignmentScreenProps } from './AssignmentScreen.tsx'

export type ClaimScreenProps = Pick<AssignmentScreenProps, 'assignment' | 'onAct' | 'onUploadPhoto' | 'now'>

const NoClaim = ({ assignment }: { assignment: Assignment }) => {
  const t = useOverride()
  return (
    <Page>
      <EmptyState
        level={1}
        title={t(texts.noClaim)}
        actions={
          <ButtonLink href={assignmentHref(assignment)}>
            <Message>{texts.backToJob}</Message>
          </ButtonLink>
        }
      >
        {t(texts.noClaimHelp)}
      </EmptyState>
    </Page>
  )
}

/** Renders /trabajo/{id}/reclamo, the file of the claim about a job, which both parties and admins see. */
export const ClaimScreen = ({ assignment, onAct, onUploadPhoto, now }: ClaimScreenProps) => {
  const t = useOverride()
  const [event, setEvent] = useState<PersonalEvent | null>(null)
  const claim = assignment && getClaim(assignment.history)
  if (assignment && !claim) return <NoClaim assignment={assignment} />
  return (
    <AssignmentLayout
      assignment={assignment}
      title={t(texts.claimOf(capitalize(assignment?.offer.title ?? '')))}
      links={
        assignment && (
          <Link href={assignmentHref(assignment)} size="standalone" icon={icons.arrowLeft}>
            <Message>{texts.backToJob}</Message>
          </Link>
        )
      }
      next={assignment && <AssignmentNext assignment={assignment} now={now} />}
      actions={
        assignment && (
          <AssignmentActions
            assignment={assignment}
            event={event}
            onEvent={setEvent}
            onAct={onAct}
            onUploadPhoto={onUploadPhoto}
            only={claimEvents}
            now={now}
          />
        )
      }
    >
      {assignment && claim && (
        <>
          <ClaimFile assignment={assignment} claim={claim} />
          <Panel>
            <AssignmentParties assignment={assignment} />
          </Panel>
        </>
      )}
    </AssignmentLayout>
  )
}
