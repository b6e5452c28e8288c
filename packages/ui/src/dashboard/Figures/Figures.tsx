'use client'
import { COMMISSION_RATE, commissionOf, type Dashboard } from '@plomada/domain'
import { useId } from 'react'
import { Figure } from '../../base/Figure/Figure.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { dashboardCopy } from '../dashboard.copy.ts'
import type { DashboardLinks } from '../links.ts'
import * as css from './Figures.css.ts'

export interface FiguresProps {
  /** The figures; its lists are not read. */
  dashboard: Pick<Dashboard, 'totalEarnings' | 'monthEarnings' | 'userCount' | 'monthOfferCount'>
  /** Where the links under the counts lead. */
  links: DashboardLinks
}

const percent = Math.round(COMMISSION_RATE * 100)

/** The platform's part of an amount, as a share of a tape. */
const commission = (amount: number) => ({
  label: dashboardCopy.commission(percent),
  percent,
  value: commissionOf(amount),
})

/** Earnings with the platform's commission on a tape, and the counts of users and offers. */
export const Figures = ({ dashboard, links }: FiguresProps) => {
  const id = useId()
  const { totalEarnings, monthEarnings, userCount, monthOfferCount } = dashboard
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <Heading level={2} id={id}>
          {dashboardCopy.figures}
        </Heading>
      </VisuallyHidden>
      <div className={css.row}>
        <div className={css.wide}>
          <Figure
            label={dashboardCopy.totalEarnings}
            value={totalEarnings}
            isMoney
            tone="inverse"
            share={commission(totalEarnings)}
          />
        </div>
        <div className={css.wide}>
          <Figure
            label={dashboardCopy.monthEarnings}
            value={monthEarnings}
            isMoney
            share={commission(monthEarnings)}
          />
        </div>
        <div className={css.narrow}>
          <Figure label={dashboardCopy.users} value={userCount}>
            <Link href={links.users}>{dashboardCopy.seeUsers}</Link>
          </Figure>
        </div>
        <div className={css.narrow}>
          <Figure label={dashboardCopy.monthOffers} value={monthOfferCount}>
            <StateLinks links={links} />
          </Figure>
        </div>
      </div>
    </section>
  )
}

const StateLinks = ({ links }: Pick<FiguresProps, 'links'>) => (
  <div className={css.links}>
    <Link href={links.running} label={dashboardCopy.runningName}>
      {dashboardCopy.running}
    </Link>
    <Link href={links.finished} label={dashboardCopy.finishedName}>
      {dashboardCopy.finished}
    </Link>
  </div>
)
