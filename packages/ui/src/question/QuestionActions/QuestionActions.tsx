'use client'
import { answerForm, fullName, type Question } from '@plomada/domain'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { MaskedNotice } from '../QuestionForm/MaskedNotice.tsx'
import { questionMessages } from '../question.messages.ts'
import * as css from './QuestionActions.css.ts'

export interface QuestionActionsProps {
  /** The question. */
  question: Question
  /** Publishes the answer. If it throws, the form keeps the text and shows the error. Omit it to only hide. */
  onAnswer?: ((text: string) => Promise<unknown>) | undefined
  /** Hides the question or shows it again. */
  onHide: (isHidden: boolean) => Promise<unknown>
}

/** Renders what the client of an offer may do with a question: answer it and hide it. */
export const QuestionActions = ({ question, onAnswer, onHide }: QuestionActionsProps) => {
  const t = useOverride()
  const [step, setStep] = useState<'start' | 'answering' | 'canceled'>('start')
  const [isHiding, setHiding] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step !== 'start') box.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  }, [step])
  const { isHidden } = question
  const name = fullName(question.asker)
  const hide = async () => {
    setHiding(true)
    await onHide(!isHidden).finally(() => setHiding(false))
  }
  const canAnswer = onAnswer && !question.answer && !isHidden
  return (
    <div ref={box} className={css.actions}>
      {step === 'answering' && canAnswer ? (
        <AnswerForm name={name} onSubmit={onAnswer} onCancel={() => setStep('canceled')} />
      ) : (
        <Inline gap={2}>
          {canAnswer && (
            <Button
              size="small"
              icon={icons.message}
              label={t(questionMessages.answerTo(name))}
              onClick={() => setStep('answering')}
            >
              <Message>{questionMessages.answer}</Message>
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            icon={isHidden ? icons.eye : icons.eyeOff}
            label={t(isHidden ? questionMessages.showOf(name) : questionMessages.hideOf(name))}
            pending={isHiding ? t(questionMessages.saving) : undefined}
            onClick={() => void hide()}
          >
            <Message>{isHidden ? questionMessages.show : questionMessages.hide}</Message>
          </Button>
        </Inline>
      )}
    </div>
  )
}

interface AnswerFormProps {
  name: string
  onSubmit: (text: string) => Promise<unknown>
  onCancel: () => void
}

const AnswerForm = ({ name, onSubmit, onCancel }: AnswerFormProps) => {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const [text, setText] = useState('')
  return (
    <Form
      {...texts}
      form={answerForm}
      label={t(questionMessages.answerTo(name))}
      onChange={(values) => setText(values.text)}
      onSubmit={(data) => onSubmit(data.text)}
    >
      <FormField form={answerForm} name="text" rows={3} />
      <MaskedNotice text={text} />
      <SubmitButton
        secondaryAction={
          <Button variant="secondary" onClick={onCancel}>
            <Message>{questionMessages.cancel}</Message>
          </Button>
        }
      >
        <Message>{questionMessages.publish}</Message>
      </SubmitButton>
    </Form>
  )
}
