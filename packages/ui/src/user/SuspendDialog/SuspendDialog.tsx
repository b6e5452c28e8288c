'use client'
import { getLocalDay, suspensionForm } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { useState } from 'react'
import { DatePicker } from '../../base/DatePicker/DatePicker.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton, useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { esARApplication } from '../../messages/esAR.application.ts'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'

/** Why and until when an admin suspends a user. */
export type SuspensionData = DataOf<typeof suspensionForm>

export interface SuspendDialogProps {
  /** Opens the dialog. */
  isOpen: boolean
  /** Full name of the user. */
  name: string
  /** Called when the dialog closes, after the suspension or without it. */
  onClose: () => void
  /** Suspends the user. If it throws, the dialog shows the error and stays open. */
  onSuspend: (suspension: SuspensionData) => Promise<unknown>
}

const UntilField = () => {
  const { value, setValue, field } = useFormField(suspensionForm, 'until')
  const [today] = useState(() => getLocalDay(new Date()))
  return (
    <MoreMessages messages={esARApplication}>
      <DatePicker {...field} value={value} min={today} onChange={setValue} />
    </MoreMessages>
  )
}

/** Renders the dialog in which an admin suspends a user, with a reason and, if it ends by itself, its last day. */
export const SuspendDialog = ({ isOpen, name, onClose, onSuspend }: SuspendDialogProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const suspend = async (suspension: SuspensionData) => {
    await onSuspend(suspension)
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(userMessages.banTitle(name))}>
      <Form {...texts} form={suspensionForm} label={t(userMessages.ban)} onSubmit={suspend}>
        <Text tone="muted">
          <Message>{userMessages.banHelp}</Message>
        </Text>
        <FormField form={suspensionForm} name="reason" rows={3} />
        <UntilField />
        <SubmitButton
          secondaryAction={
            <CancelButton onClick={onClose}>
              <Message>{userMessages.cancel}</Message>
            </CancelButton>
          }
        >
          <Message>{userMessages.ban}</Message>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
