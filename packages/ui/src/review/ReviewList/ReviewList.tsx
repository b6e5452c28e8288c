import { type Review, REVIEWS_SHOWN, smallPhoto } from '@plomada/domain'
import { useId } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { reviewMessages } from '../review.messages.ts'
import * as css from './ReviewList.css.ts'

type ShownReview = Omit<Review, 'reviewerId' | 'reviewer'> & Partial<Pick<Review, 'reviewerId' | 'reviewer'>>

export interface ReviewListProps {
  /** Reviews, newest first. At most three are shown. A review without `reviewer` is anonymous. */
  reviews: readonly ShownReview[]
}

/** Renders the newest reviews of a professional. */
export const ReviewList = ({ reviews }: ReviewListProps) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Heading level={2} id={id}>
        <Message>{reviewMessages.reviews}</Message>
      </Heading>
      {reviews.length === 0 ? (
        <div className={css.none}>
          <Text tone="muted">
            <Message>{reviewMessages.noReviews}</Message>
          </Text>
        </div>
      ) : (
        <ul>
          {reviews.slice(0, REVIEWS_SHOWN).map((review) => (
            <li key={review.id} className={css.review}>
              <Item {...review} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Item = (review: ShownReview) => (
  <article className={css.article}>
    <header className={css.head}>
      <Portrait {...review} />
      <div className={css.person}>
        <h3 className={css.name}>
          {review.reviewer ? review.reviewer.firstName : <Message>{reviewMessages.anonymous}</Message>}
        </h3>
        <Text size="small" tone="muted" element="div" isNumeric>
          <Day date={review.createdAt} />
        </Text>
      </div>
      <Stars score={review.score} />
    </header>
    {review.text !== '' && <p className={css.text}>{review.text}</p>}
  </article>
)

const Portrait = ({ id, reviewerId = id, reviewer }: ShownReview) =>
  reviewer ? (
    <Avatar name={reviewer.firstName} seed={reviewerId} photo={smallPhoto(reviewer.photo)} />
  ) : (
    <Avatar name={reviewMessages.anonymous} seed={id}>
      <span className={css.anonymous}>
        <Icon icon={icons.user} size="md" />
      </span>
    </Avatar>
  )
