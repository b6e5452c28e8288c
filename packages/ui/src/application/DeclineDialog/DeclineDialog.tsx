'use client'
import { declineForm } from '@plomada/domain'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { applicationMessages } from '../application.messages.ts'

export interface DeclineDialogProps {
  /** Name of the applicant; null closes the dialog. */
  name: string | null
  /** Called when the dialog closes, after the rejection or without it. */
  onClose: () => void
  /** Declines with a reason, which may be empty. If it throws, the dialog shows the error and stays open. */
  onDecline: (reason: string) => Promise<unknown>
}

/** Renders the dialog in which a client declines an application, with an optional reason. */
export const DeclineDialog = ({ name, onClose, onDecline }: DeclineDialogProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const decline = async ({ reason }: { reason: string }) => {
    await onDecline(reason)
    onClose()
  }
  return (
    <Dialog isOpen={name !== null} onClose={onClose} title={t(applicationMessages.declineTitle(name ?? ''))}>
      <Form {...texts} form={declineForm} label={t(applicationMessages.decline)} onSubmit={decline}>
        <Text tone="muted">
          <Message>{applicationMessages.declineHelp}</Message>
        </Text>
        <FormField form={declineForm} name="reason" rows={3} />
        <SubmitButton
          secondaryAction={
            <CancelButton onClick={onClose}>
              <Message>{applicationMessages.cancel}</Message>
            </CancelButton>
          }
        >
          <Message>{applicationMessages.decline}</Message>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
