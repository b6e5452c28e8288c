'use client'
import { capitalize, type Offer } from '@plomada/domain'
import { useId, useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'
import { OfferChanges } from '../OfferChanges/OfferChanges.tsx'

export interface ConfirmChangesProps {
  /** The offer, with what changed since the professional applied. */
  offer: Pick<Offer, 'title' | 'pendingChanges'>
  /** Confirms the application as the offer is now, and reports a failure itself. */
  onConfirm: (changeId: number) => Promise<unknown>
}

/** Renders what changed in an offer since a professional applied, with the button that confirms the application. */
export const ConfirmChanges = ({ offer: { title, pendingChanges }, onConfirm }: ConfirmChangesProps) => {
  const id = useId()
  const t = useOverride()
  const [isPending, setPending] = useState(false)
  if (!pendingChanges) return null
  const { changeId, changes } = pendingChanges
  const confirm = async () => {
    setPending(true)
    await onConfirm(changeId).finally(() => setPending(false))
  }
  return (
    <section aria-labelledby={id}>
      <Stack gap={3} align="start">
        <Heading level={3} size="card" id={id}>
          <Message>{offerMessages.changed}</Message>
        </Heading>
        <Badge tone="warning">
          <Message>{offerMessages.outdated}</Message>
        </Badge>
        {Object.keys(changes).length > 0 ? (
          <OfferChanges changes={changes} />
        ) : (
          <Text size="small">
            <Message>{offerMessages.changedBack}</Message>
          </Text>
        )}
        <Text size="small" tone="muted">
          <Message>{offerMessages.changedHelp}</Message>
        </Text>
        <Button
          size="small"
          label={t(offerMessages.confirmOf(capitalize(title)))}
          pending={isPending ? t(offerMessages.confirming) : undefined}
          onClick={() => void confirm()}
        >
          <Message>{offerMessages.confirm}</Message>
        </Button>
      </Stack>
    </section>
  )
}
