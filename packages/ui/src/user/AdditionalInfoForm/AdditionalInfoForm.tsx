'use client'
import { additionalInfoForm, type User } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { useState } from 'react'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormFields } from '../../form/FormFields/FormFields.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { userCopy } from '../user.copy.ts'

/** What the form hands over. */
export type AdditionalInfo = DataOf<ReturnType<typeof additionalInfoForm>>

export interface AdditionalInfoFormProps {
  /** What the identity provider told; read once. */
  known: Pick<User, 'firstName' | 'lastName' | 'email'>
  /** Keeps the data; what it throws is shown in the form. */
  onSubmit: (data: AdditionalInfo) => Promise<unknown>
}

/** What is still missing after the first sign-in. */
export const AdditionalInfoForm = ({ known, onSubmit }: AdditionalInfoFormProps) => {
  const [form] = useState(() => additionalInfoForm(known))
  return (
    <Form of={form} onSubmit={onSubmit}>
      <Panel>
        <Stack gap={5}>
          <FormFields of={form} />
        </Stack>
      </Panel>
      <SubmitButton>{userCopy.complete}</SubmitButton>
    </Form>
  )
}
