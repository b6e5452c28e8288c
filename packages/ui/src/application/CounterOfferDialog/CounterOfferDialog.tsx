'use client'
import { BUDGET_MAXIMUM, createCounterForm } from '@plomada/domain'
import { useState } from 'react'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { applicationMessages } from '../application.messages.ts'
import { useMoneyText } from '../useMoneyText.ts'

export interface CounterOfferDialogProps {
  /** Name of the applicant; null closes the dialog. */
  name: string | null
  /** The amount of the application, which the client answers. */
  currentAmount: number
  /** Maximum amount in pesos.
   * @default 99999 */
  budgetMaximum?: number | undefined
  /** Called when the dialog closes, after sending or without it. */
  onClose: () => void
  /** Proposes an amount. If it throws, the dialog shows the error and stays open. */
  onCounter: (amount: number) => Promise<unknown>
}

/** Renders the dialog in which a client answers a quote with another amount. */
export const CounterOfferDialog = ({ name, onClose, ...form }: CounterOfferDialogProps) => {
  const t = useOverride()
  return (
    <Dialog isOpen={name !== null} onClose={onClose} title={t(applicationMessages.counterTitle(name ?? ''))}>
      <CounterOfferForm {...form} onClose={onClose} />
    </Dialog>
  )
}

const CounterOfferForm = (props: Omit<CounterOfferDialogProps, 'name'>) => {
  const { currentAmount, budgetMaximum = BUDGET_MAXIMUM, onClose, onCounter } = props
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const toMoney = useMoneyText()
  const [form] = useState(() => createCounterForm(budgetMaximum, currentAmount))
  const send = async ({ amount }: { amount: number }) => {
    await onCounter(amount)
    onClose()
  }
  return (
    <Form {...texts} form={form} label={t(applicationMessages.counter)} onSubmit={send}>
      <Text tone="muted">{t(applicationMessages.counterHelp(toMoney(currentAmount)))}</Text>
      <FormField form={form} name="amount" />
      <SubmitButton
        secondaryAction={
          <CancelButton onClick={onClose}>
            <Message>{applicationMessages.cancel}</Message>
          </CancelButton>
        }
      >
        <Message>{applicationMessages.sendCounter}</Message>
      </SubmitButton>
    </Form>
  )
}
