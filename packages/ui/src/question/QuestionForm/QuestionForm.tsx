'use client'
import { questionForm } from '@plomada/domain'
import { useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { questionMessages } from '../question.messages.ts'
import { MaskedNotice } from './MaskedNotice.tsx'

export interface QuestionFormProps {
  /** Publishes the question. If it throws, the form keeps the text and shows the error. */
  onSubmit: (text: string) => Promise<unknown>
  /** Closes the form. */
  onCancel: () => void
}

/** Renders the form of a professional who asks about an offer. */
export const QuestionForm = ({ onSubmit, onCancel }: QuestionFormProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const [text, setText] = useState('')
  return (
    <Form
      {...texts}
      form={questionForm}
      label={t(questionMessages.ask)}
      onChange={(values) => setText(values.text)}
      onSubmit={(data) => onSubmit(data.text)}
    >
      <FormField form={questionForm} name="text" rows={3} />
      <MaskedNotice text={text} />
      <SubmitButton
        secondaryAction={
          <Button variant="secondary" onClick={onCancel}>
            <Message>{questionMessages.cancel}</Message>
          </Button>
        }
      >
        <Message>{questionMessages.send}</Message>
      </SubmitButton>
    </Form>
  )
}
