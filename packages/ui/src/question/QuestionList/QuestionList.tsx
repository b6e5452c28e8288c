import { fullName, QUESTIONS_ANCHOR, type Question } from '@plomada/domain'
import { type ReactNode, useId } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { questionMessages } from '../question.messages.ts'
import * as css from './QuestionList.css.ts'

export interface QuestionListProps {
  /** The questions that the viewer may read, newest first; undefined while they load. */
  questions: readonly Question[] | undefined
  /** Message without questions. */
  emptyText?: string
  /** Whether the questions failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the questions again. */
  onRetry?: (() => void) | undefined
  /** Renders what the viewer may do with a question. */
  renderActions?: ((question: Question) => ReactNode) | undefined
  /** What the viewer may do below the list, such as asking. */
  children?: ReactNode
}

/** Returns the id of a question's element, which receives the focus after an action on the question. */
export const questionElementId = ({ number }: Pick<Question, 'number'>): string => `pregunta-${number}`

/** Renders the public questions about an offer with their answers. */
export const QuestionList = ({ questions, children, ...list }: QuestionListProps) => {
  const id = useId()
  return (
    <div id={QUESTIONS_ANCHOR}>
      <Panel element="section" labelledBy={id}>
        <Heading level={2} id={id}>
          <Message>{questionMessages.title}</Message>
        </Heading>
        <Content questions={questions} {...list} />
        {children != null && <div className={css.footer}>{children}</div>}
      </Panel>
    </div>
  )
}

const Content = ({
  questions,
  emptyText = questionMessages.none,
  hasFailed = false,
  onRetry,
  renderActions,
}: Omit<QuestionListProps, 'children'>) => {
  if (!questions)
    return hasFailed ? (
      <div className={css.none}>
        <ListError onRetry={onRetry} />
      </div>
    ) : (
      <Loading />
    )
  if (questions.length === 0)
    return (
      <div className={css.none}>
        <Text tone="muted">
          <Message>{emptyText}</Message>
        </Text>
      </div>
    )
  return (
    <ul>
      {questions.map((question) => (
        <li key={question.number} id={questionElementId(question)} tabIndex={-1} className={css.question}>
          <Item question={question} />
          {renderActions?.(question)}
        </li>
      ))}
    </ul>
  )
}

const Loading = () => (
  <div className={css.loading}>
    <VisuallyHidden>
      <Message>{questionMessages.loading}</Message>
    </VisuallyHidden>
    <Skeleton shape="short" />
    <Skeleton />
  </div>
)

const Item = ({ question: { asker, askedAt, text, answer, isHidden } }: { question: Question }) => (
  <>
    <div className={css.head}>
      <h3 className={css.name}>{fullName(asker)}</h3>
      <Text size="small" tone="muted" element="span" isNumeric>
        <Day date={askedAt} />
      </Text>
      {isHidden && (
        <Badge icon={icons.eyeOff}>
          <Message>{questionMessages.hidden}</Message>
        </Badge>
      )}
      {!answer && !isHidden && (
        <Badge tone="warning" hasDot>
          <Message>{questionMessages.waiting}</Message>
        </Badge>
      )}
    </div>
    <p className={css.text}>{text}</p>
    {answer && (
      <div className={css.answer}>
        <div className={css.head}>
          <Text size="label" weight="strong" element="span">
            <Message>{questionMessages.hasAnswered}</Message>
          </Text>
          <Text size="small" tone="muted" element="span" isNumeric>
            <Day date={answer.answeredAt} />
          </Text>
        </div>
        <p className={css.text}>{answer.text}</p>
      </div>
    )}
  </>
)
