'use client'
import {
  canReopen,
  type closeForm,
  copyOfferHref,
  editOfferHref,
  isClosedOffer,
  isExpiring,
  type Offer,
} from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Day } from '../../base/Day/Day.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

export interface OwnOfferLifeProps {
  /** The user's own offer. */
  offer: Offer
  /** Closes it with a reason. If it throws, the dialog shows the error. */
  onClose: (closure: DataOf<typeof closeForm>) => Promise<unknown>
  /** Opens a closed offer again, and reports a failure itself. */
  onReopen: () => Promise<unknown>
  /** Renews an offer that expires soon or has expired, and reports a failure itself. */
  onRenew: () => Promise<unknown>
  /** The current time.
   * @default when it is rendered first */
  now?: Date
}

// Its form is loaded with the first dialog.
const CloseOfferDialog = lazy(() =>
  import('../CloseOfferDialog/CloseOfferDialog.tsx').then((module) => ({ default: module.CloseOfferDialog })),
)

const ActButton = ({ onClick, children }: { onClick: () => Promise<unknown>; children: ReactNode }) => {
  const t = useOverride()
  const [isPending, setPending] = useState(false)
  return (
    <Button
      size="small"
      pending={isPending ? t(offerMessages.working) : undefined}
      onClick={() => {
        setPending(true)
        void onClick().finally(() => setPending(false))
      }}
    >
      {children}
    </Button>
  )
}

const CopyLink = ({ offer }: { offer: Offer }) => (
  <ButtonLink href={copyOfferHref(offer)} variant="secondary" size="small">
    <Message>{offerMessages.publishSame}</Message>
  </ButtonLink>
)

/** Renders why an own offer is not open, and how to open it again. */
const Closed = ({ offer, onReopen, onRenew, now }: OwnOfferLifeProps & { now: Date }) => {
  const t = useOverride()
  const isExpired = offer.phase === 'expired'
  const isInTime = canReopen(offer, now)
  const count = offer.applicants.length
  return (
    <Notice
      actions={
        <Inline gap={2}>
          {isInTime && (
            <ActButton onClick={isExpired ? onRenew : onReopen}>
              <Message>{isExpired ? offerMessages.renew : offerMessages.reopen}</Message>
            </ActButton>
          )}
          <CopyLink offer={offer} />
        </Inline>
      }
    >
      {t(isExpired ? offerMessages.expiredOwn : offerMessages.closedOwn)}{' '}
      {isInTime ? count > 0 && t(offerMessages.comeBack(count)) : t(offerMessages.tooLateToReopen)}
    </Notice>
  )
}

/** Renders what the owner can do with an offer: edit, close, open again, renew or repeat it. */
export const OwnOfferLife = (props: OwnOfferLifeProps) => {
  const { offer, onClose, onRenew, now } = props
  const [mountedAt] = useState(() => new Date())
  const [dialog, setDialog] = useState<'none' | 'open' | 'closed'>('none')
  const current = now ?? mountedAt
  if (isClosedOffer(offer)) return <Closed {...props} now={current} />
  const isOpen = offer.phase === 'open'
  const expires = isExpiring(offer, current)
  return (
    <Stack gap={3}>
      {offer.expiresAt && isOpen && (
        <Text size="small" tone="muted">
          <Message>{offerMessages.openUntil}</Message> <Day date={offer.expiresAt} />
        </Text>
      )}
      {expires && (
        <Notice
          actions={
            <ActButton onClick={onRenew}>
              <Message>{offerMessages.renew}</Message>
            </ActButton>
          }
        >
          <Message>{offerMessages.expiringHelp}</Message>
        </Notice>
      )}
      <Inline gap={2}>
        {isOpen && (
          <>
            <ButtonLink href={editOfferHref(offer)} variant="secondary" size="small">
              <Message>{offerMessages.edit}</Message>
            </ButtonLink>
            <Button variant="secondary" size="small" icon={icons.close} onClick={() => setDialog('open')}>
              <Message>{offerMessages.close}</Message>
            </Button>
          </>
        )}
        <CopyLink offer={offer} />
      </Inline>
      {dialog !== 'none' && (
        <Suspense>
          <CloseOfferDialog
            offer={offer}
            isOpen={dialog === 'open'}
            onDismiss={() => setDialog('closed')}
            onClose={onClose}
          />
        </Suspense>
      )}
    </Stack>
  )
}
