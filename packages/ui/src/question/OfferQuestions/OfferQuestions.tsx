'use client'
import { getQuestionStatus, type Offer, type Question, type QuestionStatus } from '@plomada/domain'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import type { Viewer } from '../../shell/links.ts'
import { QuestionActions } from '../QuestionActions/QuestionActions.tsx'
import { QuestionForm } from '../QuestionForm/QuestionForm.tsx'
import { QuestionList, questionElementId } from '../QuestionList/QuestionList.tsx'
import * as css from '../QuestionList/QuestionList.css.ts'
import { questionMessages } from '../question.messages.ts'
import type { OfferQuestionsData } from '../OfferQuestionsPreview/OfferQuestionsPreview.tsx'

export interface OfferQuestionsProps extends OfferQuestionsData {
  /** The signed-in user. */
  viewer: Viewer
  /** The offer. */
  offer: Pick<Offer, 'state' | 'owner'>
  /** Address of the form that creates a professional profile. */
  profileHref: string
  /** Publishes a question. If it throws, the form keeps the text and shows the error. */
  onAsk: (text: string) => Promise<unknown>
  /** Publishes an answer. If it throws, the form keeps the text and shows the error. */
  onAnswer: (question: Question, text: string) => Promise<unknown>
  /** Hides a question or shows it again. */
  onHide: (question: Question, isHidden: boolean) => Promise<unknown>
}

/** Renders the questions about an offer, and lets professionals ask and the client answer. */
export const OfferQuestions = (props: OfferQuestionsProps) => {
  const { viewer, offer, total = 0, profileHref, onAsk, onAnswer, onHide, ...list } = props
  const isOwner = viewer.id === offer.owner.id
  const { questions } = list
  const status = getQuestionStatus(viewer, offer, { questions: questions ?? [], total })
  if (status === 'closed' && !questions?.length) return null
  const answer = async (question: Question, text: string) => {
    await onAnswer(question, text)
    // The form, which had the focus, is gone.
    document.getElementById(questionElementId(question))?.focus()
  }
  return (
    <QuestionList
      {...list}
      {...(isOwner && {
        emptyText: questionMessages.noneForOwner,
        renderActions: (question) => (
          <QuestionActions
            question={question}
            onAnswer={status === 'answer' ? (text) => answer(question, text) : undefined}
            onHide={(isHidden) => onHide(question, isHidden)}
          />
        ),
      })}
    >
      {questions && <NextStep status={status} viewer={viewer} profileHref={profileHref} onAsk={onAsk} />}
    </QuestionList>
  )
}

/** Renders the button that opens the form, and the form. */
const Ask = ({ onAsk }: Pick<OfferQuestionsProps, 'onAsk'>) => {
  const [step, setStep] = useState<'start' | 'asking' | 'canceled'>('start')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step !== 'start') box.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  }, [step])
  return (
    <div ref={box} className={css.step}>
      {step === 'asking' ? (
        <QuestionForm onSubmit={onAsk} onCancel={() => setStep('canceled')} />
      ) : (
        <>
          <Text size="small" tone="muted">
            <Message>{questionMessages.askHelp}</Message>
          </Text>
          <div>
            <Button variant="secondary" icon={icons.message} onClick={() => setStep('asking')}>
              <Message>{questionMessages.ask}</Message>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

interface NextStepProps extends Pick<OfferQuestionsProps, 'viewer' | 'profileHref' | 'onAsk'> {
  status: QuestionStatus
}

/** Renders the form to ask, or why the viewer cannot ask now. */
const NextStep = ({ status, viewer, profileHref, onAsk }: NextStepProps) => {
  const result = useRef<HTMLDivElement>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const isSent = hasAsked && status === 'waiting'
  useEffect(() => {
    if (isSent) result.current?.focus()
  }, [isSent])
  const ask = async (text: string) => {
    await onAsk(text)
    setHasAsked(true)
  }
  switch (status) {
    case 'ask':
      return <Ask onAsk={ask} />
    case 'waiting':
    case 'full':
      return (
        <div ref={result} tabIndex={-1} role="status">
          <Text size="small" tone="muted">
            <Message>{status === 'full' ? questionMessages.full : questionMessages.asked}</Message>
          </Text>
        </div>
      )
    case 'read':
      return viewer.role === 'comun' ? (
        <Text size="small" tone="muted">
          <Message>{questionMessages.profileHelp}</Message>{' '}
          <Link href={profileHref}>
            <Message>{questionMessages.completeProfile}</Message>
          </Link>
        </Text>
      ) : null
    default:
      return null
  }
}
