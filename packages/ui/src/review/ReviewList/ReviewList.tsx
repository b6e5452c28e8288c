import { orMissing, type Person, type Review, REVIEWS_SHOWN, smallPhoto } from '@plomada/domain'
import { useId } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { reviewCopy } from '../review.copy.ts'
import * as css from './ReviewList.css.ts'

/** People by id: missing while they are on their way, `null` when they could not be read. */
export type Reviewers = Readonly<
  Record<number, Pick<Person, 'id' | 'firstName' | 'photo'> | null | undefined>
>

export interface ReviewListProps {
  /** The reviews, newest first; three at most are shown. */
  reviews: readonly Review[]
  /** Whoever wrote them, by id. */
  reviewers: Reviewers
}

/** What clients wrote, newest first. */
export const ReviewList = ({ reviews, reviewers }: ReviewListProps) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Heading level={2} id={id}>
        {reviewCopy.reviews}
      </Heading>
      {reviews.length === 0 ? (
        <div className={css.none}>
          <Text tone="muted">{reviewCopy.noReviews}</Text>
        </div>
      ) : (
        <ul>
          {reviews.slice(0, REVIEWS_SHOWN).map((review) => (
            <li key={review.id} className={css.review}>
              <One review={review} reviewer={reviewers[review.reviewerId]} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const One = ({ review, reviewer }: { review: Review; reviewer: Reviewers[number] }) => (
  <article className={css.article}>
    <header className={css.head}>
      {reviewer === undefined ? (
        <Skeleton shape="avatar" />
      ) : (
        <Avatar
          name={orMissing(reviewer?.firstName)}
          id={review.reviewerId}
          photo={smallPhoto(reviewer?.photo)}
        />
      )}
      <div className={css.who}>
        {reviewer === undefined ? (
          <>
            <VisuallyHidden>{reviewCopy.loading}</VisuallyHidden>
            <div className={css.waiting}>
              <Skeleton />
            </div>
          </>
        ) : (
          <h3 className={css.name}>{orMissing(reviewer?.firstName)}</h3>
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
