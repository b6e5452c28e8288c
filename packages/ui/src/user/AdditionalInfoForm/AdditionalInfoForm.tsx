'use client'
import { additionalInfoForm, type User } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { useState } from 'react'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormFields } from '../../form/FormFields/FormFields.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'
import { userMessages } from '../user.messages.ts'

/** Data that the form submits. */
export type AdditionalInfo = DataOf<ReturnType<typeof additionalInfoForm>>

export interface AdditionalInfoFormProps {
  /** What is known of the user, for the initial values. Later changes are ignored. */
  person: Pick<User, 'firstName' | 'lastName' | 'email'> & Partial<Pick<User, 'phone'>>
  /** Saves the data. The form shows the errors that it throws. */
  onSubmit: (data: AdditionalInfo) => Promise<unknown>
  /** Label of the button.
   * @default 'Completar datos' */
  submitLabel?: string
}

/** Renders the form for the data that the first sign-in did not provide. */
export const AdditionalInfoForm = ({
  person,
  onSubmit,
  submitLabel = userMessages.complete,
}: AdditionalInfoFormProps) => {
  const texts = useMarketplaceTexts()
  const [form] = useState(() => additionalInfoForm(person))
  return (
    <Form {...texts} form={form} onSubmit={onSubmit}>
      <Panel>
        <Stack gap={5}>
          <FormFields form={form} />
        </Stack>
      </Panel>
      <SubmitButton>
        <Message>{submitLabel}</Message>
      </SubmitButton>
    </Form>
  )
}
