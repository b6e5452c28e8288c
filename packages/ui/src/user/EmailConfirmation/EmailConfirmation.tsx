'use client'
import { emailCodeForm } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { CodeField } from '../../base/CodeField/CodeField.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Form } from '../../form/Form/Form.tsx'
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { useFormField } from '../../form/useFormField.ts'
import { userMessages } from '../user.messages.ts'

export interface EmailConfirmationProps {
  /** The email address to confirm. */
  email: string
  /** Confirms the code. The form shows the errors that it throws. */
  onConfirm: (data: DataOf<typeof emailCodeForm>) => Promise<unknown>
  /** Sends another code. Errors that it throws are shown above the form. */
  onResend: () => Promise<unknown>
}

const Code = () => {
  const { value, setValue, field } = useFormField(emailCodeForm, 'code')
  return <CodeField {...field} length={8} value={value} onChange={setValue} />
}

type Sending = 'idle' | 'sending' | 'sent' | { error: string }

/** Renders the form for the code that was sent to a new email address, with a button that sends another one. */
export const EmailConfirmation = ({ email, onConfirm, onResend }: EmailConfirmationProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
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
            <Message>{userMessages.confirmEmail}</Message>
          </Heading>
          <Text>
            <Message>{userMessages.confirmEmailHelp(email)}</Message>
          </Text>
        </Stack>
        {sending === 'sent' && (
          <Notice kind="success">
            <Message>{userMessages.codeSent(email)}</Message>
          </Notice>
        )}
        {typeof sending === 'object' && (
          <Notice kind="error">
            <Message>{sending.error}</Message>
          </Notice>
        )}
        <Form {...texts} form={emailCodeForm} onSubmit={onConfirm}>
          <Code />
          <SubmitButton
            secondaryAction={
              <Button
                variant="secondary"
                onClick={() => void resend()}
                pending={sending === 'sending' ? t(userMessages.sendingCode) : undefined}
              >
                <Message>{userMessages.sendCode}</Message>
              </Button>
            }
          >
            <Message>{userMessages.confirm}</Message>
          </SubmitButton>
        </Form>
      </Stack>
    </Panel>
  )
}
