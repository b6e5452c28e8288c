'use client'
import type { Dashboard, Offer, User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { dashboardCopy } from '../dashboard.copy.ts'
import { Figures } from '../Figures/Figures.tsx'
import { LatestOffer } from '../LatestOffer/LatestOffer.tsx'
import { LatestPayments } from '../LatestPayments/LatestPayments.tsx'
import { LatestUsers } from '../LatestUsers/LatestUsers.tsx'
import type { DashboardLinks } from '../links.ts'
import * as css from './DashboardLayout.css.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'

export interface DashboardLayoutProps {
  /** What is shown; undefined while it is on its way. */
  dashboard: Dashboard | undefined
  /** Where the links lead. */
  links: DashboardLinks
  /** Address of what an admin sees of somebody. */
  userHref?: ((user: User) => string) | undefined
  /** Address of an offer's page. */
  offerHref?: ((offer: Offer) => string) | undefined
  /** Whether it could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads it again. */
  onRetry?: (() => void) | undefined
  /** More tiles, below the others: `QuotaRefusals`. */
  children?: ReactNode
}

/** How the marketplace is doing, on one page. Its first heading is the one of `AdminHeader`. */
export const DashboardLayout = (props: DashboardLayoutProps) => {
  const { dashboard, hasFailed = false, onRetry } = props
  if (hasFailed) return <Frame>{<Failure onRetry={onRetry} />}</Frame>
  return <Frame>{dashboard ? <Tiles {...props} dashboard={dashboard} /> : <DashboardSkeleton />}</Frame>
}

const Frame = ({ children }: { children: ReactNode }) => (
  <Page width="full">
    <Wrap>
      <div className={css.tiles}>{children}</div>
    </Wrap>
  </Page>
)

const Tiles = (props: DashboardLayoutProps & { dashboard: Dashboard }) => {
  const { dashboard, links, userHref, offerHref, children } = props
  const { latestOffer } = dashboard
  return (
    <>
      <Figures dashboard={dashboard} links={links} />
      <div className={css.columns}>
        <div className={css.column}>
          <LatestPayments offers={dashboard.latestPayments} links={links} hrefFor={offerHref} />
          <LatestOffer offer={latestOffer} href={latestOffer ? offerHref?.(latestOffer) : undefined} />
        </div>
        <div className={css.column}>
          <LatestUsers users={dashboard.latestUsers} hrefFor={userHref} />
          {links.audit !== undefined && (
            <div>
              <ButtonLink href={links.audit} variant="secondary" icon={icons.list}>
                {dashboardCopy.auditLog}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      {children}
    </>
  )
}

const Failure = ({ onRetry }: Pick<DashboardLayoutProps, 'onRetry'>) => (
  <>
    <Notice kind="error">{dashboardCopy.failed}</Notice>
    <EmptyState
      drawing={drawings.fallen}
      title={dashboardCopy.failedHelp}
      actions={
        onRetry && (
          <Button variant="secondary" icon={icons.retry} onClick={onRetry}>
            {dashboardCopy.retry}
          </Button>
        )
      }
    />
  </>
)
