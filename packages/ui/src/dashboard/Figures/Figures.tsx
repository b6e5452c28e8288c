'use client'
import { COMMISSION_RATE, commissionOf, pesos, type Dashboard } from '@plomada/domain'
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

/** How many signs the longest of them has, with the sign of the peso. */
const signs = (...numbers: number[]) => Math.max(...numbers.map((number) => pesos(number).length)) + 1

/** Earnings with the platform's commission on a tape, and the counts of users and offers. */
export const Figures = ({ dashboard, links }: FiguresProps) => {
  const id = useId()
  const { totalEarnings, monthEarnings, userCount, monthOfferCount } = dashboard
  const longest: Record<string, number> = {
    [css.earnings]: signs(totalEarnings, monthEarnings),
    [css.counts]: signs(userCount, monthOfferCount),
  }
  return (
    <section aria-labelledby={id} className={css.figures}>
      <VisuallyHidden>
        <Heading level={2} id={id}>
          {dashboardCopy.figures}
        </Heading>
      </VisuallyHidden>
      <div className={css.row} style={longest}>
        <div className={css.wide}>
          <Figure
            label={dashboardCopy.totalEarnings}
            value={totalEarnings}
            isMoney
            size="row"
            tone="inverse"
            share={commission(totalEarnings)}
          />
        </div>
        <div className={css.wide}>
          <Figure
            label={dashboardCopy.monthEarnings}
            value={monthEarnings}
            isMoney
            size="row"
            share={commission(monthEarnings)}
          />
        </div>
        <div className={css.narrow}>
          <Figure label={dashboardCopy.users} value={userCount} size="row">
            <Link href={links.users}>{dashboardCopy.seeUsers}</Link>
          </Figure>
        </div>
        <div className={css.narrow}>
          <Figure label={dashboardCopy.monthOffers} value={monthOfferCount} size="row">
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
