'use client'
import { type Application, capitalize, type Offer, professionalHref } from '@plomada/domain'
import {
  ApplicantComparison,
  type ApplicantComparisonProps,
  applicationMessages,
} from '../../application/index.ts'
import { ButtonLink, EmptyState, Page, Skeleton, Stack } from '../../base/index.ts'
import { ListError } from '../../layout/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'

export interface ApplicantsScreenProps extends Omit<
  ApplicantComparisonProps,
  'applications' | 'offer' | 'hrefFor'
> {
  /** The own offer; undefined while it loads. */
  offer: Offer | undefined
  /** The applications to it; undefined while they load. */
  applications: readonly Application[] | undefined
  /** Whether loading failed. */
  hasFailed: boolean
  /** Loads again. */
  onRetry: () => void
  /** Address of the offer among the own ones. */
  backHref: string
}

/** Renders /service/comparar/{id}, the applicants of an own offer side by side. */
export const ApplicantsScreen = (props: ApplicantsScreenProps) => {
  const { offer, applications, hasFailed, onRetry, backHref, ...comparison } = props
  const t = useOverride()
  return (
    <Page
      title={<Message>{applicationMessages.compare}</Message>}
      lead={offer ? capitalize(offer.title) : '\u00a0'}
      actions={
        <ButtonLink href={backHref} variant="secondary">
          <Message>{applicationMessages.backToOffer}</Message>
        </ButtonLink>
      }
    >
      <Stack gap={5}>
        {offer && applications ? (
          applications.length === 0 ? (
            <EmptyState title={t(applicationMessages.noApplicants)}>
              {t(applicationMessages.noApplicantsHelp)}
            </EmptyState>
          ) : (
            <ApplicantComparison
              {...comparison}
              applications={applications}
              offer={offer}
              hrefFor={professionalHref}
            />
          )
        ) : hasFailed ? (
          <ListError emptyTitle={t(applicationMessages.noApplicants)} onRetry={onRetry} />
        ) : (
          <div role="status" aria-label={t(applicationMessages.loading)}>
            <Stack gap={4}>
              <Skeleton shape="title" />
              <Skeleton shape="photo" />
            </Stack>
          </div>
        )}
      </Stack>
    </Page>
  )
}
