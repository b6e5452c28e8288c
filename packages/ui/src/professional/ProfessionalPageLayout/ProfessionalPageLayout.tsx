'use client'
import type { Professional, ProfessionalPreview } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { RatingSummary } from '../../review/RatingSummary/RatingSummary.tsx'
import { ReviewList } from '../../review/ReviewList/ReviewList.tsx'
import type { Viewer } from '../../shell/links.ts'
import { AboutProfessional } from '../AboutProfessional/AboutProfessional.tsx'
import { type ContactActions, ContactBar, ContactCard } from '../ContactCard/ContactCard.tsx'
import { professionalMessages } from '../professional.messages.ts'
import { ProfessionalHeader } from '../ProfessionalHeader/ProfessionalHeader.tsx'
import * as css from './ProfessionalPageLayout.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

export interface ProfessionalPageLayoutProps extends ContactActions {
  /** The professional or their preview; undefined while the page loads. */
  professional?: Professional | ProfessionalPreview | undefined
  /** The signed-in user; null for a visitor. */
  viewer: Viewer | null
  /** Buttons near the name, such as one that saves the professional. Null reserves their place while they load. */
  headerActions?: ReactNode
  /** More content at the end, such as a share button. */
  more?: ReactNode
  /** Why the page failed to load, in a sentence. */
  error?: string | undefined
  /** Loads the page again. */
  onRetry?: (() => void) | undefined
}

/** Renders the profile page of a professional. */
export const ProfessionalPageLayout = (props: ProfessionalPageLayoutProps) => {
  const { professional, viewer, headerActions, more, error, onRetry, ...actions } = props
  const t = useOverride()
  if (error !== undefined)
    return (
      <Page>
        <EmptyState
          level={1}
          title={t(error)}
          drawing={drawings.plumbBob}
          actions={<ErrorActions {...actions} onRetry={onRetry} />}
        />
      </Page>
    )
  if (!professional)
    return (
      <Page>
        <Spinner />
      </Page>
    )
  const shown = 'shift' in professional ? professional : expandPreview(professional)
  const card = (
    <div className={css.side}>
      <ContactCard {...actions} viewer={viewer} professional={shown} />
    </div>
  )
  return (
    <Page width="full">
      <Container>
        <div className={css.body}>
          <Split side={card} sideWidth="asideWide" sidePosition="end" isSideSticky>
            <Stack gap={6}>
              <ProfessionalHeader
                professional={shown}
                actions={headerActions}
                isPreview={!('shift' in professional)}
              />
              <AboutProfessional description={professional.description} />
              <RatingSummary
                average={professional.averageRating}
                count={professional.reviewCount}
                scoreCounts={professional.scoreCounts}
                {...('stepBacks' in professional && { stepBacks: professional.stepBacks })}
              />
              <ReviewList reviews={professional.reviews} />
              {more}
            </Stack>
          </Split>
        </div>
      </Container>
      <ContactBar {...actions} />
    </Page>
  )
}

/** Adds the fields of a profile that a preview does not have. */
const expandPreview = (preview: ProfessionalPreview) => ({
  ...preview,
  place: { ...preview.place, address: null },
  shift: null,
  days: [],
})

const ErrorActions = (props: Pick<ProfessionalPageLayoutProps, 'backHref' | 'onBack' | 'onRetry'>) => (
  <>
    {props.onRetry && (
      <Button icon={icons.retry} onClick={props.onRetry}>
        <Message>{professionalMessages.retry}</Message>
      </Button>
    )}
    <ButtonLink href={props.backHref} variant="secondary" {...(props.onBack && { onFollow: props.onBack })}>
      <Message>{professionalMessages.back}</Message>
    </ButtonLink>
  </>
)
