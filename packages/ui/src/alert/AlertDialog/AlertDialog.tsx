'use client'
import {
  type AlertFrequency,
  type alertForm,
  alertFormUpTo,
  BUDGET_MAXIMUM,
  type City,
  sortCities,
} from '@plomada/domain'
import type { Option } from '@plomada/domain/contract'
import { useState } from 'react'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { MultiCombobox } from '../../base/MultiCombobox/MultiCombobox.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { esARAlert } from '../../messages/esAR.alert.ts'
import { alertMessages } from '../alert.messages.ts'

/** What a professional chooses for an alert. */
export interface AlertChoices {
  /** The trade; null for any. */
  tradeId: number | null
  /** The cities; none for any. */
  cities: City[]
  /** In whole pesos; null for any budget. */
  minimumBudget: number | null
  /** How soon the mail is sent. */
  frequency: AlertFrequency
}

export interface AlertDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the dialog closes, after saving or without it. */
  onClose: () => void
  /** Whether the alert exists.
   * @default false */
  isEdit?: boolean
  /** The current choices, or those of the list that the alert is like. */
  initial?: Partial<AlertChoices>
  /** Options of the trade. */
  tradeOptions: readonly Option[]
  /** Maximum budget in pesos.
   * @default 99999 */
  budgetMaximum?: number
  /** Saves the alert. If it throws, the dialog stays open and shows the error. */
  onSave: (choices: AlertChoices) => Promise<unknown>
}

/** Renders the dialog in which a professional saves or edits an alert for new offers. */
export const AlertDialog = ({ isOpen, onClose, isEdit = false, ...props }: AlertDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={<Message>{isEdit ? alertMessages.editTitle : alertMessages.createTitle}</Message>}
  >
    {isOpen && (
      <MoreMessages messages={esARAlert}>
        <AlertForm onClose={onClose} isEdit={isEdit} {...props} />
      </MoreMessages>
    )}
  </Dialog>
)

const AlertForm = (props: Omit<AlertDialogProps, 'isOpen'>) => {
  const { onClose, isEdit = false, initial, tradeOptions, budgetMaximum = BUDGET_MAXIMUM, onSave } = props
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const [form] = useState<typeof alertForm>(() => alertFormUpTo(budgetMaximum))
  const save = async (choices: AlertChoices) => {
    await onSave({ ...choices, cities: sortCities(choices.cities) })
    onClose()
  }
  return (
    <Form
      {...texts}
      form={form}
      initial={initial}
      options={{ tradeId: tradeOptions }}
      label={t(isEdit ? alertMessages.editTitle : alertMessages.create)}
      onSubmit={save}
    >
      {!isEdit && (
        <Text tone="muted">
          <Message>{alertMessages.createHelp}</Message>
        </Text>
      )}
      <FormField form={form} name="tradeId" />
      <FormField form={form} name="cities" choices={MultiCombobox} />
      <FormField form={form} name="minimumBudget" />
      <FormField form={form} name="frequency" choice="segmented" />
      <SubmitButton
        secondaryAction={
          <CancelButton onClick={onClose}>
            <Message>{alertMessages.cancel}</Message>
          </CancelButton>
        }
      >
        <Message>{alertMessages.save}</Message>
      </SubmitButton>
    </Form>
  )
}
