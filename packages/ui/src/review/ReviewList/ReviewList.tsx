import { formatOptional, type Person, type Review, REVIEWS_SHOWN, smallPhoto } from '@plomada/domain'
import { useId } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OptionalText } from '../../marketplace/OptionalText.tsx'
import { reviewMessages } from '../review.messages.ts'
import * as css from './ReviewList.css.ts'

/** Authors by id: undefined while they load, null if they failed to load. */
export type Reviewers = Readonly<
  Record<number, Pick<Person, 'id' | 'firstName' | 'photo'> | null | undefined>
>

export interface ReviewListProps {
  /** Reviews, newest first. At most three are shown. */
  reviews: readonly Review[]
  /** Authors of the reviews, by id. */
  reviewers: Reviewers
}

/** Renders the newest reviews of a professional. */
export const ReviewList = ({ reviews, reviewers }: ReviewListProps) => {
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
              <Item review={review} reviewer={reviewers[review.reviewerId]} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const Item = ({ review, reviewer }: { review: Review; reviewer: Reviewers[number] }) => (
  <article className={css.article}>
    <header className={css.head}>
      {reviewer === undefined ? (
        <Skeleton shape="avatar" />
      ) : (
        <Avatar
          name={formatOptional(reviewer?.firstName)}
          seed={review.reviewerId}
          photo={smallPhoto(reviewer?.photo)}
        />
      )}
      <div className={css.person}>
        {reviewer === undefined ? (
          <>
            <VisuallyHidden>
              <Message>{reviewMessages.loading}</Message>
            </VisuallyHidden>
            <div className={css.loadingName}>
              <Skeleton />
            </div>
          </>
        ) : (
          <h3 className={css.name}>
            <OptionalText>{reviewer?.firstName}</OptionalText>
          </h3>
        )}
        <Text size="small" tone="muted" element="div" isNumeric>
          <Day date={review.createdAt} />
        </Text>
      </div>
      <Stars score={review.score} />
    </header>
    {review.text !== '' && <p className={css.text}>{review.text}</p>}
  </article>
)
