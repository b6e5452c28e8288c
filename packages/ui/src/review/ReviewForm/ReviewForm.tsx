'use client'
import { RATING_CLOSES_AFTER, reviewForm } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/define'
import { useState } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { StarsField } from '../../base/StarsField/StarsField.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Form, FormField, SubmitButton, useFormField } from '../../form/index.ts'
import { ClosingWindow } from '../../layout/index.ts'
import { reviewFormCopy } from '../reviewForm.copy.ts'

export interface ReviewFormProps {
  /** Sends the rating. */
  onSubmit: (data: DataOf<typeof reviewForm>) => Promise<unknown>
  /** Closes the window, 2.5 seconds after sending. */
  onClose: () => void
  /** Title of the paid offer; `null` keeps its line free until it is known. */
  offerTitle?: string | null | undefined
}

const ScoreField = () => {
  const { value, set, field } = useFormField(reviewForm, 'score')
  return <StarsField label={field.label} value={value} onChange={set} />
}

/** The window after a payment: stars, a text, and the way out. */
export function ReviewForm({ onSubmit, onClose, offerTitle }: ReviewFormProps) {
  const [stage, setStage] = useState<'writing' | 'closing' | 'kept'>('writing')
  const send = async (data: DataOf<typeof reviewForm>) => {
    await onSubmit(data)
    setStage('closing')
  }
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1} size="h2">
          {reviewFormCopy.title}
        </Heading>
        {offerTitle !== undefined && <Text tone="muted">{offerTitle ?? '\u00a0'}</Text>}
      </Stack>
      {stage === 'kept' ? (
        <Notice kind="success">{reviewFormCopy.sent}</Notice>
      ) : (
        <Form of={reviewForm} onSubmit={send}>
          <ScoreField />
          <FormField of={reviewForm} name="text" />
          <SubmitButton pending={reviewFormCopy.pending} isPending={stage === 'closing'} isBlock>
            {reviewFormCopy.send}
          </SubmitButton>
        </Form>
      )}
      {stage !== 'writing' && (
        <ClosingWindow after={RATING_CLOSES_AFTER} onClose={onClose} onKeep={() => setStage('kept')} />
      )}
    </Stack>
  )
}
