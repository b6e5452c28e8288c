'use client'
import { COMMISSION_RATE, calculateCommission, formatPesos, type Dashboard } from '@plomada/domain'
import { useId } from 'react'
import { Stat } from '../../base/Stat/Stat.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import type { DashboardLinks } from '../links.ts'
import * as css from './Stats.css.ts'

export interface StatsProps {
  /** The figures. */
  dashboard: Pick<Dashboard, 'totalEarnings' | 'monthEarnings' | 'userCount' | 'monthOfferCount'>
  /** URLs of the links under the counts. */
  links: DashboardLinks
}

const percent = Math.round(COMMISSION_RATE * 100)

/** Returns the commission on an amount for the bar of a figure. */
const getCommission = (amount: number, t: Override) => ({
  label: t(dashboardMessages.commission(percent)),
  percent,
  value: calculateCommission(amount),
})

/** Returns the number of characters of the longest number, with the peso sign. */
const getMaxLength = (...numbers: number[]) =>
  Math.max(...numbers.map((number) => formatPesos(number).length)) + 1

/** Renders the earnings with the commission as a bar, and the numbers of users and offers. */
export const Stats = ({ dashboard, links }: StatsProps) => {
  const id = useId()
  const t = useOverride()
  const { totalEarnings, monthEarnings, userCount, monthOfferCount } = dashboard
  const lengths: Record<string, number> = {
    [css.amountLength]: getMaxLength(totalEarnings, monthEarnings),
    [css.countLength]: getMaxLength(userCount, monthOfferCount),
  }
  return (
    <section aria-labelledby={id} className={css.figures}>
      <VisuallyHidden>
        <Heading level={2} id={id}>
          <Message>{dashboardMessages.figures}</Message>
        </Heading>
      </VisuallyHidden>
      <div className={css.row} style={lengths}>
        <div className={css.wide}>
          <Stat
            label={t(dashboardMessages.totalEarnings)}
            value={totalEarnings}
            isMoney
            size="row"
            tone="inverse"
            share={getCommission(totalEarnings, t)}
          />
        </div>
        <div className={css.wide}>
          <Stat
            label={t(dashboardMessages.monthEarnings)}
            value={monthEarnings}
            isMoney
            size="row"
            share={getCommission(monthEarnings, t)}
          />
        </div>
        <div className={css.narrow}>
          <Stat label={t(dashboardMessages.users)} value={userCount} size="row">
            <Link href={links.users}>
              <Message>{dashboardMessages.seeUsers}</Message>
            </Link>
          </Stat>
        </div>
        <div className={css.narrow}>
          <Stat label={t(dashboardMessages.monthOffers)} value={monthOfferCount} size="row">
            <div className={css.links}>
              <Link href={links.running} label={t(dashboardMessages.runningName)}>
                <Message>{dashboardMessages.running}</Message>
              </Link>
              <Link href={links.finished} label={t(dashboardMessages.finishedName)}>
                <Message>{dashboardMessages.finished}</Message>
              </Link>
            </div>
          </Stat>
        </div>
      </div>
    </section>
  )
}
