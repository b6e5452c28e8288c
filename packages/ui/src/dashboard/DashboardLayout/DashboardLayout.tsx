'use client'
import type { AssignmentNeed, Dashboard, Offer, User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { AssignmentNeeds } from '../AssignmentNeeds/AssignmentNeeds.tsx'
import { Stats } from '../Stats/Stats.tsx'
import { LatestOffer } from '../LatestOffer/LatestOffer.tsx'
import { LatestPayments } from '../LatestPayments/LatestPayments.tsx'
import { LatestUsers } from '../LatestUsers/LatestUsers.tsx'
import type { DashboardLinks } from '../links.ts'
import * as css from './DashboardLayout.css.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'

export interface DashboardLayoutProps {
  /** The data. Undefined while it loads. */
  dashboard: Dashboard | undefined
  /** URLs of the links. */
  links: DashboardLinks
  /** Returns the URL of a user's page for admins. */
  userHref?: ((user: User) => string) | undefined
  /** Returns the URL of an offer. */
  offerHref?: ((offer: Pick<Offer, 'id'>) => string) | undefined
  /** Returns the URL of the jobs that need something. */
  needHref: (need: AssignmentNeed) => string
  /** Shows an error message because the data failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the data again. */
  onRetry?: (() => void) | undefined
  /** More tiles below, such as `QuotaRefusals`. */
  children?: ReactNode
}

/** Renders the content of the dashboard. The level 1 heading belongs to `AdminHeader`. */
export const DashboardLayout = ({
  dashboard,
  hasFailed = false,
  onRetry,
  ...tiles
}: DashboardLayoutProps) => (
  <Page width="full">
    <Container>
      <div className={css.tiles}>
        {hasFailed ? (
          <Failure onRetry={onRetry} />
        ) : dashboard ? (
          <Tiles {...tiles} dashboard={dashboard} />
        ) : (
          <DashboardSkeleton />
        )}
      </div>
    </Container>
  </Page>
)

type TilesProps = Omit<DashboardLayoutProps, 'hasFailed' | 'onRetry'> & { dashboard: Dashboard }

const Tiles = ({ dashboard, links, userHref, offerHref, needHref, children }: TilesProps) => {
  const { latestOffer } = dashboard
  return (
    <>
      <Stats dashboard={dashboard} links={links} />
      <AssignmentNeeds
        needs={dashboard.needs}
        withdrawalCount={dashboard.withdrawalCount}
        alarms={dashboard.alarms}
        links={links}
        hrefFor={needHref}
      />
      <div className={css.columns}>
        <div className={css.column}>
          <LatestPayments payments={dashboard.payments} links={links} hrefFor={offerHref} />
          <LatestOffer offer={latestOffer} href={latestOffer ? offerHref?.(latestOffer) : undefined} />
        </div>
        <div className={css.column}>
          <LatestUsers users={dashboard.latestUsers} hrefFor={userHref} />
        </div>
      </div>
      {children}
    </>
  )
}

const Failure = ({ onRetry }: Pick<DashboardLayoutProps, 'onRetry'>) => {
  const t = useOverride()
  return (
    <>
      <Notice kind="error">
        <Message>{dashboardMessages.failed}</Message>
      </Notice>
      <EmptyState
        drawing={drawings.plumbBob}
        title={t(dashboardMessages.failedHelp)}
        actions={
          onRetry && (
            <Button variant="secondary" icon={icons.retry} onClick={onRetry}>
              <Message>{dashboardMessages.retry}</Message>
            </Button>
          )
        }
      />
    </>
  )
}
