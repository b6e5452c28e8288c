'use client'
import type { Offer } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { classes } from '../../theme/classes.ts'
import { dashboardCopy } from '../dashboard.copy.ts'
import type { DashboardLinks } from '../links.ts'
import { RequestList } from '../RequestList/RequestList.tsx'
import { Section } from '../Section/Section.tsx'
import * as css from './LatestPayments.css.ts'

export interface LatestPaymentsProps {
  /** The offers paid last, newest first. */
  offers: readonly Offer[]
  /** Where all offers of a state are. */
  links: Pick<DashboardLinks, 'running' | 'finished'>
  /** Address of an offer's page. */
  hrefFor?: ((offer: Offer) => string) | undefined
}

/** The offers paid last, and the way to all that are being worked on or finished. */
export const LatestPayments = ({ offers, links, hrefFor }: LatestPaymentsProps) => (
  <Section
    title={dashboardCopy.latestPayments}
    aside={
      <Inline gap={2}>
        <StateLink href={links.running} look="running" name={dashboardCopy.runningName}>
          {dashboardCopy.running}
        </StateLink>
        <StateLink href={links.finished} look="finished" name={dashboardCopy.finishedName}>
          {dashboardCopy.finished}
        </StateLink>
      </Inline>
    }
  >
    <RequestList offers={offers} caption={dashboardCopy.latestPayments} hrefFor={hrefFor} />
  </Section>
)

interface StateLinkProps {
  href: string
  look: 'running' | 'finished'
  name: string
  children: string
}

const StateLink = ({ href, look, name, children }: StateLinkProps) => (
  <ButtonLink href={href} variant="secondary" size="small" label={name}>
    <span className={classes(css.spot, css.dot[look])} aria-hidden="true" />
    <Words>{children}</Words>
  </ButtonLink>
)
