'use client'
import { fullName, professionalHref, type RecentReview } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { landingMessages } from '../home.landing.messages.ts'
import { HomeSection } from '../HomeSection/HomeSection.tsx'
import * as css from './RecentReviews.css.ts'

export interface RecentReviewsProps {
  /** Reviews, newest first; undefined while they load. Nothing is rendered for none. */
  reviews: readonly RecentReview[] | undefined
}

/** Renders the newest reviews of any professional, without their authors. */
export const RecentReviews = ({ reviews }: RecentReviewsProps) =>
  reviews?.length === 0 ? null : (
    <HomeSection title={landingMessages.reviews}>
      {reviews ? (
        <Grid columns={3} element="ul">
          {reviews.map((review) => (
            <li key={review.id} className={css.cell}>
              <Review review={review} />
            </li>
          ))}
        </Grid>
      ) : (
        <Loading />
      )}
    </HomeSection>
  )

const Review = ({ review }: { review: RecentReview }) => {
  const t = useOverride()
  const { professional, trade } = review
  return (
    <Panel>
      <figure className={css.figure}>
        <Stars score={review.score} />
        <blockquote className={css.text}>{review.text}</blockquote>
        <figcaption className={css.caption}>
          <Link href={professionalHref(professional)}>
            {t(landingMessages.reviewOf(fullName(professional)))}
          </Link>
          <span>
            {trade && `${trade.name} · `}
            <Day date={review.createdAt} />
          </span>
        </figcaption>
      </figure>
    </Panel>
  )
}

const Loading = () => (
  <>
    <VisuallyHidden isStatus>
      <Message>{landingMessages.loading}</Message>
    </VisuallyHidden>
    <Grid columns={3} element="ul" aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <li key={place} className={css.cell}>
          <Panel>
            <div className={css.figure}>
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton />
            </div>
          </Panel>
        </li>
      ))}
    </Grid>
  </>
)
