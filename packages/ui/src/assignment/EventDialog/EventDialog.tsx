'use client'
import {
  type Assignment,
  ASSIGNMENT_PHOTO_MAXIMUM,
  type AssignmentInput,
  type AssignmentState,
  assignmentStates,
  createEventForm,
  type EventForm,
  getMoneySentence,
  getPersonalEvents,
  type PersonalEvent,
  type Shift,
} from '@plomada/domain'
import { useState } from 'react'
import { NetText } from '../../application/NetText.tsx'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton, useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { getSentIds, type PhotoItem } from '../../marketplace/photos/photoQueue.ts'
import { PhotosField, type PhotosFieldProps } from '../../marketplace/photos/PhotosField.tsx'
import { usePhotoQueue } from '../../marketplace/photos/usePhotoQueue.ts'
import type { UploadPhoto } from '../../marketplace/uploadPhoto.ts'
import { esARApplication } from '../../messages/esAR.application.ts'
import { assignmentMessages as texts, eventTexts } from '../assignment.messages.ts'
import { findAnsweredProposal, findReason, useProposalText } from '../proposalText.ts'
import { DayField } from './DayField.tsx'

/** An event of a job with what it asks for, and the state that the viewer has seen. */
export interface AssignmentAct extends Omit<AssignmentInput, 'shift'> {
  shift?: Shift | undefined
  event: PersonalEvent
  from: AssignmentState
}

/** What was typed and added before the dialog closed. */
interface Draft {
  values: Record<string, unknown>
  photos: readonly PhotoItem[]
}

export interface EventDialogProps {
  /** The job, as it is now. */
  assignment: Assignment
  /** The event; null closes the dialog. */
  event: PersonalEvent | null
  /** The current time. */
  now: Date
  /** Highest price in pesos, as configured on the server.
   * @default 99999 */
  budgetMaximum?: number | undefined
  /** What was typed before, by event. The dialog changes it. */
  drafts: Map<PersonalEvent, Draft>
  /** Called when the dialog closes, after the event or without it. */
  onClose: () => void
  /** Uploads a photo as soon as it is added. Without it, no event has photos. */
  onUploadPhoto?: UploadPhoto | undefined
  /** Causes the event. If it throws, the dialog keeps what was typed and shows the error. */
  onAct: (act: AssignmentAct) => Promise<unknown>
}

/** Renders the dialog of an event: what it does, also to the money, what it asks for, and the confirmation. */
export const EventDialog = ({ event, ...props }: EventDialogProps) => {
  const t = useOverride()
  return (
    <Dialog
      isOpen={event !== null}
      onClose={props.onClose}
      title={event === null ? '' : t(eventTexts[event].label)}
    >
      {event !== null && <EventFields key={event} event={event} {...props} />}
    </Dialog>
  )
}

const isConflict = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 409

const Photos = ({ form, ...props }: Pick<PhotosFieldProps, 'photos' | 'queue'> & { form: EventForm }) => {
  const { setValue, field } = useFormField(form, 'photos')
  return <PhotosField {...props} field={field} maximum={ASSIGNMENT_PHOTO_MAXIMUM} onChange={setValue} />
}

const About = ({ assignment, event }: Pick<EventDialogProps, 'assignment'> & { event: PersonalEvent }) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const toText = useProposalText(assignment)
  const { role, commission } = assignment
  const other =
    role === 'admin' ? t(texts.otherPerson) : assignment[role === 'client' ? 'worker' : 'client'].firstName
  const proposal = findAnsweredProposal(assignment, event)
  const reason = proposal ? findReason(assignment, proposal) : ''
  const money = getMoneySentence(assignment, event, toMoney, proposal?.amount)
  return (
    <>
      {proposal && (
        <Text weight="strong">
          {t(texts.proposedBy(assignment[proposal.by].firstName, toText(proposal)))}
        </Text>
      )}
      {reason !== '' && <Text keepLineBreaks>{reason}</Text>}
      <Text>{t(eventTexts[event].help(other))}</Text>
      {proposal?.kind === 'price' && proposal.amount !== null && role === 'worker' && commission && (
        <NetText amount={proposal.amount} commission={commission} />
      )}
      {money !== null && (
        <Panel tone="sunken" padding="small">
          <Text size="label" tone="muted">
            <Message>{texts.money}</Message>
          </Text>
          <Text>{t(money)}</Text>
        </Panel>
      )}
    </>
  )
}

/** Renders what arrives of the typed price, for the professional. */
const PriceNet = ({ form, assignment }: { form: EventForm; assignment: Assignment }) => {
  const { value } = useFormField(form, 'amount')
  const { role, commission } = assignment
  return role === 'worker' && commission && <NetText amount={Number(value)} commission={commission} />
}

/** Returns the amount of the proposal that an event accepts: another one may have replaced it meanwhile. */
function getSeenAmount(opened: Assignment, event: PersonalEvent): { amount?: number } {
  const amount = findAnsweredProposal(opened, event)?.amount ?? null
  return amount === null ? {} : { amount }
}

type EventFieldsProps = Omit<EventDialogProps, 'event'> & { event: PersonalEvent }

function EventFields(props: EventFieldsProps) {
  const { assignment, event, now, budgetMaximum, drafts, onClose, onAct } = props
  const t = useOverride()
  // As the job was when the dialog opened: what was typed stays when the job changes.
  const [opened] = useState(assignment)
  const [form] = useState(() => createEventForm(opened, event, now, budgetMaximum))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [draft] = useState(() => drafts.get(event))
  const keep = (changes: Partial<Draft>) =>
    drafts.set(event, { values: {}, photos: [], ...drafts.get(event), ...changes })
  const hasPhotos = 'photos' in form.fields
  const { photos, queue, requireSent } = usePhotoQueue('photos', {
    initial: () => draft?.photos ?? [],
    upload: hasPhotos ? props.onUploadPhoto : undefined,
    onChange: (next) => keep({ photos: next }),
  })
  const marketplaceTexts = useMarketplaceTexts()
  const isGone = !getPersonalEvents(assignment, assignment.role, now).includes(event)
  const hasChanged = !isBusy && (isGone || assignment.state !== opened.state)
  const change = hasChanged ? texts.changed(t(assignmentStates.states[assignment.state].label)) : refusal

  const send = async (input: Omit<AssignmentAct, 'event' | 'from'>) => {
    const sent = await requireSent()
    setBusy(true)
    setRefusal(null)
    try {
      const act = { ...getSeenAmount(opened, event), ...input, event, from: assignment.state }
      await onAct({ ...act, ...(sent && { photos: sent }) })
      drafts.delete(event)
      onClose()
    } catch (error) {
      // The job shows its new state by now.
      if (!isConflict(error)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <MoreMessages messages={esARApplication}>
      <Form
        {...marketplaceTexts}
        form={form}
        label={t(eventTexts[event].label)}
        draft={draft && { ...draft.values, ...(hasPhotos && { photos: getSentIds(draft.photos) }) }}
        onChange={(values) => keep({ values })}
        onSubmit={send}
      >
        <About assignment={opened} event={event} />
        {'amount' in form.fields && <FormField form={form} name="amount" />}
        {event === 'proposePrice' && <PriceNet form={form} assignment={opened} />}
        {'day' in form.fields && (
          <DayField form={form} now={now} assignment={event === 'proposeDate' ? opened : null} />
        )}
        {'shift' in form.fields && <FormField form={form} name="shift" choice="segmented" />}
        {'text' in form.fields && <FormField form={form} name="text" rows={4} />}
        {queue && <Photos form={form} photos={photos} queue={queue} />}
        {change !== null && <Notice kind="error">{t(change)}</Notice>}
        {hasChanged && isGone ? (
          <Button variant="secondary" onClick={onClose}>
            <Message>{texts.understood}</Message>
          </Button>
        ) : (
          <SubmitButton
            secondaryAction={
              <CancelButton onClick={onClose}>
                <Message>{texts.cancel}</Message>
              </CancelButton>
            }
          >
            <Message>{eventTexts[event].label}</Message>
          </SubmitButton>
        )}
      </Form>
    </MoreMessages>
  )
}
