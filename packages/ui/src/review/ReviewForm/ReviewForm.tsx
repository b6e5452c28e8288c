'use client'
import { fullName, type Offer, RATING_CLOSE_DELAY_MS, reviewForm } from '@plomada/domain'
import type { DataOf } from '@plomada/domain/contract'
import { useState } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { StarsField } from '../../base/StarsField/StarsField.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Form, FormField, SubmitButton, useFormField } from '../../form/index.ts'
import { ClosingWindow } from '../../layout/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { reviewFormMessages } from '../reviewForm.messages.ts'

export interface ReviewFormProps {
  /** Sends the review. If it throws, the form shows the error. */
  onSubmit: (data: DataOf<typeof reviewForm>) => Promise<unknown>
  /** Called 2.5 seconds after sending, to close the window. */
  onClose: () => void
  /** The paid offer, with the professional that the client rates; null reserves its line while it loads. */
  offer?: Pick<Offer, 'title' | 'hired'> | null | undefined
}

const Subject = ({ offer: { title, hired } }: { offer: Pick<Offer, 'title' | 'hired'> }) =>
  hired ? <Message>{reviewFormMessages.subject(fullName(hired), title)}</Message> : title

const ScoreField = () => {
  const { value, setValue, field } = useFormField(reviewForm, 'score')
  return <StarsField label={field.label} value={value} onChange={setValue} />
}

/** Renders the content of the window after a payment: a form with stars and a text. */
export function ReviewForm({ onSubmit, onClose, offer }: ReviewFormProps) {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const [stage, setStage] = useState<'editing' | 'closing' | 'keptOpen'>('editing')
  const send = async (data: DataOf<typeof reviewForm>) => {
    await onSubmit(data)
    setStage('closing')
  }
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1} size="h2">
          <Message>{reviewFormMessages.title}</Message>
        </Heading>
        {offer !== undefined && <Text tone="muted">{offer ? <Subject offer={offer} /> : '\u00a0'}</Text>}
      </Stack>
      {stage === 'keptOpen' ? (
        <Notice kind="success">
          <Message>{reviewFormMessages.sent}</Message>
        </Notice>
      ) : (
        <Form {...texts} form={reviewForm} onSubmit={send}>
          <ScoreField />
          <FormField form={reviewForm} name="text" />
          <SubmitButton pending={t(reviewFormMessages.pending)} isPending={stage === 'closing'} isBlock>
            <Message>{reviewFormMessages.send}</Message>
          </SubmitButton>
        </Form>
      )}
      {stage !== 'editing' && (
        <ClosingWindow after={RATING_CLOSE_DELAY_MS} onClose={onClose} onKeep={() => setStage('keptOpen')} />
      )}
    </Stack>
  )
}
