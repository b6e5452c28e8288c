'use client'
import { type ApplicationTerms, BUDGET_MAXIMUM, createApplicationForm, hasContactData } from '@plomada/domain'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { DateField } from '../../base/DateField/DateField.tsx'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Form, FormField, SubmitButton, useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { applicationMessages } from '../application.messages.ts'
import { useMoneyText } from '../useMoneyText.ts'

export interface ApplicationFormProps {
  /** Budget of the offer, which an application without a quote accepts. */
  budget: number
  /** Maximum amount in pesos.
   * @default 99999 */
  budgetMaximum?: number
  /** The current terms, to edit an application. */
  terms?: ApplicationTerms | undefined
  /** Sends the application. If it throws, the form keeps the values and shows the error. */
  onSubmit: (terms: ApplicationTerms) => Promise<unknown>
  /** Called by «Cancelar». */
  onCancel: () => void
}

const AvailableFromField = ({ form }: { form: ReturnType<typeof createApplicationForm> }) => {
  const { value, setValue, field } = useFormField(form, 'availableFrom')
  return <DateField {...field} value={value ?? undefined} onChange={(day) => setValue(day ?? null)} />
}

/** Renders the form of an application: quote, message and availability, all optional. */
export const ApplicationForm = (props: ApplicationFormProps) => {
  const { budget, budgetMaximum = BUDGET_MAXIMUM, terms, onSubmit, onCancel } = props
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const toMoney = useMoneyText()
  const [form] = useState(() => createApplicationForm(budgetMaximum, terms?.availableFrom ?? null))
  const [message, setMessage] = useState(terms?.message ?? '')
  return (
    <Form
      {...texts}
      form={form}
      initial={terms}
      label={t(terms ? applicationMessages.save : applicationMessages.applyWithTerms)}
      onChange={(values) => setMessage(values.message)}
      onSubmit={onSubmit}
    >
      <Text tone="muted">{t(applicationMessages.budgetIs(toMoney(budget)))}</Text>
      <FormField form={form} name="quote" prefix="$" />
      <FormField form={form} name="message" rows={4} />
      {hasContactData(message) && (
        <Notice>
          <Message>{applicationMessages.masked}</Message>
        </Notice>
      )}
      <Grid columns={2}>
        <AvailableFromField form={form} />
        <FormField form={form} name="shift" />
      </Grid>
      <SubmitButton
        secondaryAction={
          <Button variant="secondary" onClick={onCancel}>
            <Message>{applicationMessages.cancel}</Message>
          </Button>
        }
      >
        <Message>{terms ? applicationMessages.save : applicationMessages.apply}</Message>
      </SubmitButton>
    </Form>
  )
}
