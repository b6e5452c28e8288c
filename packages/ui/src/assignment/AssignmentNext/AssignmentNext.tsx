'use client'
import { type Assignment, getNextStep, getPersonalEvents, getTurn, isMainEvent } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { useDates } from '../useDates.ts'
import { useNow } from '../useNow.ts'
import * as css from './AssignmentNext.css.ts'

export interface AssignmentNextProps {
  /** The job. */
  assignment: Assignment
  /** The current time.
   * @default the clock of the browser */
  now?: Date | undefined
}

/** Returns whose turn it is, for the viewer of a job; null without a next step. */
function getTurnText(assignment: Assignment, now: Date): string | null {
  const { role } = assignment
  // An admin can decide before the parties have said everything.
  const isDeciding = role === 'admin' && getPersonalEvents(assignment, role, now).some(isMainEvent)
  const turn = isDeciding ? role : getTurn(assignment, now)
  if (turn === null) return null
  if (turn === role) return texts.ownTurn
  if (turn === 'provider') return texts.providerTurn
  return turn === 'admin' ? texts.platformTurn : texts.turnOf(assignment[turn].firstName)
}

/** Renders what happens next with a job, who does it and until when. */
export const AssignmentNext = ({ assignment, now }: AssignmentNextProps) => {
  const t = useOverride()
  const dates = useDates()
  const { dueAt, role } = assignment
  const moment = useNow(now)
  const turn = getTurnText(assignment, moment)
  return (
    <Panel tone={turn === texts.ownTurn ? 'accent' : 'surface'}>
      <div className={css.head}>
        <Heading level={2} size="card">
          <Message>{texts.next}</Message>
        </Heading>
        {turn !== null && <Badge tone={turn === texts.ownTurn ? 'accent' : 'neutral'}>{t(turn)}</Badge>}
      </div>
      <Text>
        {t(getNextStep(assignment, role, moment))}
        {dueAt !== null && (
          <>
            {' '}
            <time dateTime={dueAt.toISOString()} className={css.due}>
              {t(texts.until(dates.moment(dueAt)))}
            </time>
          </>
        )}
      </Text>
    </Panel>
  )
}
