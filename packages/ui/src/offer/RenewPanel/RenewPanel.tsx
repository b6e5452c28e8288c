'use client'
import { canReopen, capitalize, copyOfferHref, type Offer } from '@plomada/domain'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

export interface RenewPanelProps {
  /** The user's own offer. */
  offer: Offer
  /** Renews the offer, and reports a failure itself. */
  onRenew: () => Promise<unknown>
  /** Address of the user's offers. */
  backHref: string
  /** The current time.
   * @default when it is rendered first */
  now?: Date
}

/** Asks the owner of an offer that expires or has expired whether to renew it. */
export const RenewPanel = ({ offer, onRenew, backHref, now }: RenewPanelProps) => {
  const t = useOverride()
  const [mountedAt] = useState(() => new Date())
  const [isPending, setPending] = useState(false)
  const isRenewable =
    offer.phase === 'open' || (offer.phase === 'expired' && canReopen(offer, now ?? mountedAt))
  const renew = async () => {
    setPending(true)
    await onRenew().finally(() => setPending(false))
  }
  return (
    <Panel element="section">
      <Stack>
        <Heading level={2}>{capitalize(offer.title)}</Heading>
        {offer.phase === 'open' && offer.expiresAt && (
          <Text tone="muted">
            <Message>{offerMessages.openUntil}</Message> <Day date={offer.expiresAt} />
          </Text>
        )}
        <Text>
          {isRenewable ? (
            <>
              <Message>{offerMessages.renewQuestion}</Message> <Message>{offerMessages.renewHelp}</Message>
            </>
          ) : (
            <Message>{offerMessages.notRenewable}</Message>
          )}
        </Text>
        <Inline gap={2}>
          {isRenewable ? (
            <Button pending={isPending ? t(offerMessages.working) : undefined} onClick={() => void renew()}>
              <Message>{offerMessages.renew}</Message>
            </Button>
          ) : (
            <ButtonLink href={copyOfferHref(offer)}>
              <Message>{offerMessages.publishSame}</Message>
            </ButtonLink>
          )}
          <ButtonLink href={backHref} variant="secondary">
            <Message>{offerMessages.backToOwn}</Message>
          </ButtonLink>
        </Inline>
      </Stack>
    </Panel>
  )
}
