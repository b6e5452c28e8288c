'use client'
import {
  type Assignment,
  getPersonalEvents,
  isMainEvent,
  isWayOut,
  type PersonalEvent,
} from '@plomada/domain'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Accordion } from '../../base/Accordion/Accordion.tsx'
import { Button, type ButtonVariant } from '../../base/Button/Button.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { assignmentMessages as texts, eventTexts } from '../assignment.messages.ts'
import type { EventDialogProps } from '../EventDialog/EventDialog.tsx'
import { useNow } from '../useNow.ts'
import * as css from './AssignmentActions.css.ts'

export interface AssignmentActionsProps extends Pick<
  EventDialogProps,
  'assignment' | 'event' | 'onAct' | 'onUploadPhoto' | 'budgetMaximum'
> {
  /** Called with the event whose dialog opens, and with null when it closes. */
  onEvent: (event: PersonalEvent | null) => void
  /** A `PayPanel`, for the client of a job that is not paid. */
  payment?: ReactNode
  /** The events of the page.
   * @default all */
  only?: readonly PersonalEvent[]
  /** The current time.
   * @default the clock of the browser */
  now?: Date | undefined
}

/** Returns the events that the viewer of a job may cause now. */
export const getButtons = (
  assignment: Assignment,
  now: Date,
  only?: readonly PersonalEvent[],
): PersonalEvent[] =>
  getPersonalEvents(assignment, assignment.role, now).filter((event) => !only || only.includes(event))

// Its form and its field of photos are loaded with the first dialog.
const EventDialog = lazy(() =>
  import('../EventDialog/EventDialog.tsx').then((module) => ({ default: module.EventDialog })),
)

interface EventButtonProps {
  event: PersonalEvent
  variant: ButtonVariant
  onEvent: (event: PersonalEvent) => void
}

const EventButton = ({ event, variant, onEvent }: EventButtonProps) => (
  <Button variant={variant} isBlock onClick={() => onEvent(event)}>
    <Message>{eventTexts[event].label}</Message>
  </Button>
)

/**
 * Renders what the viewer of a job can do now, each action with its dialog. Below 1024 px it stays at the bottom of the
 * screen: it must be the last element of a page without a grid.
 */
export const AssignmentActions = (props: AssignmentActionsProps) => {
  const { assignment, event, onEvent, onAct, onUploadPhoto, payment, only, budgetMaximum } = props
  const now = useNow(props.now)
  const t = useOverride()
  const [drafts] = useState<EventDialogProps['drafts']>(() => new Map())
  const [wasOpened, setWasOpened] = useState(event !== null)
  if (event !== null && !wasOpened) setWasOpened(true)
  const events = getButtons(assignment, now, only)
  const main = events.filter(isMainEvent)
  const quiet = events.filter((one) => !isMainEvent(one) && !isWayOut(one))
  const waysOut = events.filter(isWayOut)
  const hasPayment = payment !== undefined && payment !== null && payment !== false
  return (
    <>
      {(hasPayment || events.length > 0) && (
        <div className={css.bar} role="group" aria-label={t(texts.actions)}>
          {payment}
          {main.length + quiet.length > 0 && (
            <div className={css.buttons}>
              {main.map((one, index) => (
                <EventButton
                  key={one}
                  event={one}
                  variant={index === 0 && !hasPayment ? 'accent' : 'primary'}
                  onEvent={onEvent}
                />
              ))}
              {quiet.map((one) => (
                <EventButton key={one} event={one} variant="secondary" onEvent={onEvent} />
              ))}
            </div>
          )}
          {waysOut.length > 0 && (
            <Accordion
              headingLevel={2}
              items={[
                {
                  id: 'more',
                  title: t(texts.more),
                  content: (
                    <div className={css.buttons}>
                      {waysOut.map((one) => (
                        <EventButton key={one} event={one} variant="ghost" onEvent={onEvent} />
                      ))}
                    </div>
                  ),
                },
              ]}
            />
          )}
        </div>
      )}
      {wasOpened && (
        <Suspense>
          <EventDialog
            assignment={assignment}
            event={event}
            now={now}
            budgetMaximum={budgetMaximum}
            drafts={drafts}
            onClose={() => onEvent(null)}
            onAct={onAct}
            onUploadPhoto={onUploadPhoto}
          />
        </Suspense>
      )}
    </>
  )
}
