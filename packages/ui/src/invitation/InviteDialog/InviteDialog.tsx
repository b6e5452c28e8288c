'use client'
import {
  capitalize,
  fullName,
  type InvitationOption,
  INVITATIONS_PER_OFFER,
  type User,
} from '@plomada/domain'
import { toUserError } from '@plomada/define'
import { useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { useDialogLock } from '../../base/Dialog/useDialogLock.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { useMessages } from '../../provider/context.ts'
import { invitationMessages } from '../invitation.messages.ts'
import * as css from './InviteDialog.css.ts'

export interface InviteDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the dialog closes. */
  onClose: () => void
  /** The professional. */
  professional: Pick<User, 'firstName' | 'lastName'>
  /** The own open offers; undefined while they load. */
  offers: readonly InvitationOption[] | undefined
  /** Whether the offers failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the offers again. */
  onRetry?: (() => void) | undefined
  /** Address of the form for a new offer. */
  createHref: string
  /** Invites the professional. If it throws, the dialog shows the error. */
  onInvite: (offer: InvitationOption) => Promise<unknown>
}

/** Renders the dialog where a client chooses the offer to which a professional is invited. */
export const InviteDialog = (props: InviteDialogProps) => {
  const { isOpen, onClose, professional, createHref, onInvite, ...list } = props
  const getMessage = useMessages()
  const [pendingIds, setPendingIds] = useState<readonly number[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const invite = async (offer: InvitationOption) => {
    setPendingIds((now) => [...now, offer.id])
    setFailure(null)
    try {
      await onInvite(offer)
    } catch (error) {
      setFailure(toUserError(error, getMessage('unexpected')).message)
    } finally {
      setPendingIds((now) => now.filter((id) => id !== offer.id))
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={<Message>{invitationMessages.title(fullName(professional))}</Message>}
    >
      <Stack>
        <Text size="small" tone="muted">
          <Message>{invitationMessages.help}</Message>
        </Text>
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        <Offers {...list} createHref={createHref} pendingIds={pendingIds} onInvite={invite} />
      </Stack>
    </Dialog>
  )
}

interface OffersProps extends Pick<
  InviteDialogProps,
  'offers' | 'hasFailed' | 'onRetry' | 'createHref' | 'onInvite'
> {
  pendingIds: readonly number[]
}

const Offers = ({ offers, hasFailed = false, onRetry, createHref, pendingIds, onInvite }: OffersProps) => {
  const t = useOverride()
  if (!offers)
    return hasFailed ? <ListError onRetry={onRetry} /> : <Spinner label={t(invitationMessages.loading)} />
  if (offers.length === 0)
    return (
      <Stack gap={3} align="start">
        <Text>
          <Message>{invitationMessages.none}</Message>
        </Text>
        <ButtonLink href={createHref} variant="secondary">
          <Message>{invitationMessages.create}</Message>
        </ButtonLink>
      </Stack>
    )
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.id} className={css.offer}>
          <div className={css.text}>
            <Text weight="strong">{capitalize(offer.title)}</Text>
            <Text size="small" tone="muted">
              <Message>{invitationMessages.count(offer.invitedCount)}</Message>
            </Text>
          </div>
          <Invitation offer={offer} isPending={pendingIds.includes(offer.id)} onInvite={onInvite} />
        </li>
      ))}
    </ul>
  )
}

interface InvitationProps extends Pick<InviteDialogProps, 'onInvite'> {
  offer: InvitationOption
  isPending: boolean
}

const Invitation = ({ offer, isPending, onInvite }: InvitationProps) => {
  const t = useOverride()
  useDialogLock(isPending)
  if (!offer.isInvited && offer.invitedCount >= INVITATIONS_PER_OFFER)
    return (
      <Badge>
        <Message>{invitationMessages.full}</Message>
      </Badge>
    )
  return (
    <Button
      size="small"
      variant={offer.isInvited ? 'done' : 'primary'}
      icon={offer.isInvited ? icons.check : icons.mail}
      keepsFocus
      {...(!offer.isInvited && { label: t(invitationMessages.inviteTo(offer.title)) })}
      pending={isPending ? t(invitationMessages.pending) : undefined}
      onClick={() => void onInvite(offer)}
    >
      <Message>{offer.isInvited ? invitationMessages.invited : invitationMessages.invite}</Message>
    </Button>
  )
}
