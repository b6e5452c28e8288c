'use client'
import { capitalize, closeForm, type Offer } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

export interface CloseOfferDialogProps {
  /** The offer. */
  offer: Pick<Offer, 'title'>
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the dialog closes, after closing the offer or without it. */
  onDismiss: () => void
  /** Closes the offer with a reason. If it throws, the dialog shows the error and stays open. */
  onClose: (closure: DataOf<typeof closeForm>) => Promise<unknown>
}

/** Renders the dialog in which a client closes an own offer with a reason. */
export const CloseOfferDialog = ({ offer, isOpen, onDismiss, onClose }: CloseOfferDialogProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const close = async (closure: DataOf<typeof closeForm>) => {
    await onClose(closure)
    onDismiss()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onDismiss} title={t(offerMessages.closeTitle(capitalize(offer.title)))}>
      <Form {...texts} form={closeForm} label={t(offerMessages.closeOffer)} onSubmit={close}>
        <Text tone="muted">
          <Message>{offerMessages.closeHelp}</Message>
        </Text>
        <FormField form={closeForm} name="reason" choice="radio" />
        <FormField form={closeForm} name="text" rows={3} />
        <SubmitButton
          secondaryAction={
            <CancelButton onClick={onDismiss}>
              <Message>{offerMessages.cancel}</Message>
            </CancelButton>
          }
        >
          <Message>{offerMessages.closeOffer}</Message>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
