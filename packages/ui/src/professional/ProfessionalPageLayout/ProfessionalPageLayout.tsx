import type { Professional } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { RatingSummary } from '../../review/RatingSummary/RatingSummary.tsx'
import { type Reviewers, ReviewList } from '../../review/ReviewList/ReviewList.tsx'
import type { Viewer } from '../../shell/links.ts'
import { AboutProfessional } from '../AboutProfessional/AboutProfessional.tsx'
import { type ContactActions, ContactBar, ContactCard } from '../ContactCard/ContactCard.tsx'
import { professionalCopy } from '../professional.copy.ts'
import { ProfessionalHeader } from '../ProfessionalHeader/ProfessionalHeader.tsx'
import * as css from './ProfessionalPageLayout.css.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface ProfessionalPageLayoutProps extends ContactActions {
  /** Whose page it is; undefined while it is on its way. */
  professional?: Professional | undefined
  /** Whoever is signed in. */
  viewer: Viewer | null
  /** Whoever wrote the reviews, by id. */
  reviewers: Reviewers
  /** What else one can do with the page, such as passing it on. */
  more?: ReactNode
  /** Why there is no such page, in a sentence. */
  error?: string | undefined
  /** Loads the page again. */
  onRetry?: (() => void) | undefined
}

/** The page of somebody of trade. */
export const ProfessionalPageLayout = (props: ProfessionalPageLayoutProps) => {
  const { professional, viewer, reviewers, more, error, onRetry, ...actions } = props
  if (error !== undefined)
    return (
      <Page>
        <EmptyState
          level={1}
          title={error}
          drawing={drawings.fallen}
          actions={<WayOut {...actions} onRetry={onRetry} />}
        />
      </Page>
    )
  if (!professional)
    return (
      <Page>
        <Spinner />
      </Page>
    )
  const card = (
    <div className={css.side}>
      <ContactCard {...actions} viewer={viewer} professional={professional} />
    </div>
  )
  return (
    <Page width="full">
      <Wrap>
        <div className={css.body}>
          <Split side={card} sideWidth="asideWide" sidePosition="end" isSideSticky>
            <Stack gap={6}>
              <ProfessionalHeader professional={professional} />
              <AboutProfessional description={professional.description} />
              <RatingSummary
                average={professional.averageRating}
                count={professional.reviewCount}
                scoreCounts={professional.scoreCounts}
              />
              <ReviewList reviews={professional.reviews} reviewers={reviewers} />
              {more}
            </Stack>
          </Split>
        </div>
      </Wrap>
      <ContactBar {...actions} />
    </Page>
  )
}

const WayOut = (props: Pick<ProfessionalPageLayoutProps, 'backHref' | 'onBack' | 'onRetry'>) => (
  <>
    {props.onRetry && (
      <Button icon={icons.retry} onClick={props.onRetry}>
        {professionalCopy.retry}
      </Button>
    )}
    <ButtonLink href={props.backHref} variant="secondary" {...(props.onBack && { onFollow: props.onBack })}>
      {professionalCopy.back}
    </ButtonLink>
  </>
)
