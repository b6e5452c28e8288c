'use client'
import type { Application } from '@plomada/domain'
import { Button } from '../../base/Button/Button.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { applicationMessages } from '../application.messages.ts'

interface ApplicantActionsProps {
  application: Application
  /** Name of the professional. */
  name: string
  onAccept: () => void
  onDecline: () => void
  onCounter: () => void
}

/** Renders what the client can do with an open application: one that its professional has to confirm cannot be accepted. */
export const ApplicantActions = ({
  application,
  name,
  onAccept,
  onDecline,
  onCounter,
}: ApplicantActionsProps) => {
  const t = useOverride()
  return (
    <>
      {application.isOutdated ? (
        <Text size="small" tone="muted">
          <Message>{applicationMessages.outdatedHelp}</Message>
        </Text>
      ) : (
        <Button isBlock label={t(applicationMessages.acceptLabel(name))} onClick={onAccept}>
          <Message>{applicationMessages.accept}</Message>
        </Button>
      )}
      {application.counterOffer === null && (
        <Button
          variant="secondary"
          isBlock
          label={t(applicationMessages.counterLabel(name))}
          onClick={onCounter}
        >
          <Message>{applicationMessages.counter}</Message>
        </Button>
      )}
      <Button variant="ghost" isBlock label={t(applicationMessages.declineLabel(name))} onClick={onDecline}>
        <Message>{applicationMessages.decline}</Message>
      </Button>
    </>
  )
}
