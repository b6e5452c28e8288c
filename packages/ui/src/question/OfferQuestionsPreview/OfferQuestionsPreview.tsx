'use client'
import { getQuestionStatus, type Offer, type Question } from '@plomada/domain'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as listCss from '../QuestionList/QuestionList.css.ts'
import { QuestionList } from '../QuestionList/QuestionList.tsx'
import { questionMessages } from '../question.messages.ts'
import * as css from './OfferQuestionsPreview.css.ts'

export interface OfferQuestionsData {
  /** The questions that the viewer may read, newest first; undefined while they load. */
  questions: readonly Question[] | undefined
  /** Number of all questions of the offer.
   * @default 0 */
  total?: number | undefined
  /** Whether the questions failed to load. */
  hasFailed?: boolean
  /** Loads the questions again. */
  onRetry?: (() => void) | undefined
}

export interface OfferQuestionsPreviewProps extends OfferQuestionsData {
  /** The offer. */
  offer: Pick<Offer, 'state'>
  /** Called when the visitor wants to ask; undefined while the data of a signed-in user loads. */
  onSignIn: (() => void) | undefined
}

/** Renders the questions about an offer for a visitor. Renders nothing for a closed offer without questions. */
export const OfferQuestionsPreview = ({
  offer,
  total = 0,
  onSignIn,
  ...list
}: OfferQuestionsPreviewProps) => {
  const status = getQuestionStatus(null, offer, { questions: [], total })
  if (status === 'closed' && !list.questions?.length) return null
  return (
    <QuestionList {...list}>
      {status === 'signIn' && (
        <>
          <Text size="small" tone="muted">
            <Message>{onSignIn ? questionMessages.signInHelp : questionMessages.askHelp}</Message>
          </Text>
          {onSignIn ? (
            <div className={css.signIn}>
              <Button variant="secondary" icon={icons.signIn} onClick={onSignIn}>
                <Message>{questionMessages.signIn}</Message>
              </Button>
            </div>
          ) : (
            <div className={listCss.step}>
              <Skeleton shape="button" />
            </div>
          )}
        </>
      )}
    </QuestionList>
  )
}
