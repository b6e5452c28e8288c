'use client'
import { emailCodeForm } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { FormFields } from '../../form/FormFields/FormFields.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { userCopy } from '../user.copy.ts'

export interface EmailConfirmationProps {
  /** The address that waits for its code. */
  email: string
  /** Confirms the code; an error it throws is shown in the form. */
  onConfirm: (data: DataOf<typeof emailCodeForm>) => Promise<unknown>
  /** Mails another code; an error it throws is shown above the form. */
  onResend: () => Promise<unknown>
}

type Sending = 'idle' | 'sending' | 'sent' | { error: string }

/** Asks for the code that was mailed to a new address, and mails another one. */
export const EmailConfirmation = ({ email, onConfirm, onResend }: EmailConfirmationProps) => {
  const [sending, setSending] = useState<Sending>('idle')
  const resend = async () => {
    setSending('sending')
    try {
      await onResend()
      setSending('sent')
    } catch (error) {
      setSending({ error: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <Panel element="section">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="h3">
            {userCopy.confirmEmail}
          </Heading>
          <Text>{userCopy.confirmEmailHelp(email)}</Text>
        </Stack>
        {sending === 'sent' && <Notice kind="success">{userCopy.codeSent(email)}</Notice>}
        {typeof sending === 'object' && <Notice kind="error">{sending.error}</Notice>}
        <Form of={emailCodeForm} onSubmit={onConfirm}>
          <FormFields of={emailCodeForm} />
          <SubmitButton
            beside={
              <Button
                variant="secondary"
                onClick={() => void resend()}
                pending={sending === 'sending' ? userCopy.sendingCode : undefined}
              >
                {userCopy.sendCode}
              </Button>
            }
          >
            {userCopy.confirm}
          </SubmitButton>
        </Form>
      </Stack>
    </Panel>
  )
}
