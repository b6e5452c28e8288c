import { formatOptional, type Person, type Review, REVIEWS_SHOWN, smallPhoto } from '@plomada/domain'
import { useId } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
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

type ShownReview = Omit<Review, 'reviewerId'> & Partial<Pick<Review, 'reviewerId'>>

export interface ReviewListProps {
  /** Reviews, newest first. At most three are shown. A review without `reviewerId` is anonymous. */
  reviews: readonly ShownReview[]
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
              <Item
                review={review}
                reviewer={review.reviewerId === undefined ? 'anonymous' : reviewers[review.reviewerId]}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface ItemProps {
  review: ShownReview
  reviewer: Reviewers[number] | 'anonymous'
}

const Item = ({ review, reviewer }: ItemProps) => (
  <article className={css.article}>
    <header className={css.head}>
      <Portrait review={review} reviewer={reviewer} />
      <div className={css.person}>
        <Name reviewer={reviewer} />
        <Text size="small" tone="muted" element="div" isNumeric>
          <Day date={review.createdAt} />
        </Text>
      </div>
      <Stars score={review.score} />
    </header>
    {review.text !== '' && <p className={css.text}>{review.text}</p>}
  </article>
)

const Portrait = ({ review, reviewer }: ItemProps) => {
  if (reviewer === undefined) return <Skeleton shape="avatar" />
  if (reviewer === 'anonymous')
    return (
      <Avatar name={reviewMessages.anonymous} seed={review.id}>
        <span className={css.anonymous}>
          <Icon icon={icons.user} size="md" />
        </span>
      </Avatar>
    )
  return (
    <Avatar
      name={formatOptional(reviewer?.firstName)}
      seed={review.reviewerId ?? review.id}
      photo={smallPhoto(reviewer?.photo)}
    />
  )
}

const Name = ({ reviewer }: Pick<ItemProps, 'reviewer'>) => {
  if (reviewer === undefined)
    return (
      <>
        <VisuallyHidden>
          <Message>{reviewMessages.loading}</Message>
        </VisuallyHidden>
        <div className={css.loadingName}>
          <Skeleton />
        </div>
      </>
    )
  return (
    <h3 className={css.name}>
      {reviewer === 'anonymous' ? (
        <Message>{reviewMessages.anonymous}</Message>
      ) : (
        <OptionalText>{reviewer?.firstName}</OptionalText>
      )}
    </h3>
  )
}
