'use client'
import type { ApplicationStatus } from '@plomada/domain'
import { useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import * as offerMessages from '../offer.messages.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

/** State of the apply button: the status of the application, or `sending` during the request. */
export type ApplyState = ApplicationStatus | 'sending'

interface ApplyButtonProps {
  /** State of the button for the viewer. */
  application: ApplyState
  /** Title of the offer, for the accessible name. */
  title: string
  /** Called when the user applies. */
  onApply: () => void
  /** Fills its container and uses the `accent` variant.
   * @default false */
  isMain?: boolean
}

/** Renders the button that applies to an offer. Renders nothing if the role of the viewer cannot apply. */
export function ApplyButton({ application, title, onApply, isMain = false }: ApplyButtonProps) {
  const t = useOverride()
  // By title, because a list reuses its cards for other offers.
  const [appliedTitle, setAppliedTitle] = useState<string>()
  if (application === 'unable') return null
  if (application === 'own')
    return (
      <Badge icon={icons.user}>
        <Message>{offerMessages.ownOffer}</Message>
      </Badge>
    )
  const appearance = { isBlock: isMain, variant: isMain ? 'accent' : 'primary' } as const
  if (application === 'sent')
    return (
      <Button {...appearance} variant="done" keepsFocus={appliedTitle === title}>
        <Message>{offerMessages.applied}</Message>
      </Button>
    )
  if (application === 'closed' || application === 'declined') {
    const declined = isMain ? offerMessages.declined : offerMessages.declinedShort
    return (
      <Button {...appearance} variant="secondary" isDisabled>
        <Message>{application === 'closed' ? offerMessages.closed : declined}</Message>
      </Button>
    )
  }
  return (
    <Button
      {...appearance}
      label={t(offerMessages.applyTo(title))}
      pending={application === 'sending' ? t(offerMessages.applying) : undefined}
      onClick={() => {
        setAppliedTitle(title)
        onApply()
      }}
    >
      <Message>{offerMessages.apply}</Message>
    </Button>
  )
}
