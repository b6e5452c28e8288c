'use client'
import type { Offer } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { offerStateTone } from '../../offer/offerStateTone.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import type { DashboardLinks } from '../links.ts'
import { OfferTable } from '../OfferTable/OfferTable.tsx'
import { Section } from '../Section/Section.tsx'
import * as css from './LatestPayments.css.ts'

export interface LatestPaymentsProps {
  /** The offers with the latest payments, newest first. */
  offers: readonly Offer[]
  /** URLs of the offers in each state. */
  links: Pick<DashboardLinks, 'running' | 'finished'>
  /** Returns the URL of an offer. */
  hrefFor?: ((offer: Offer) => string) | undefined
}

/** Renders the offers with the latest payments, and links to all offers in progress and to the finished ones. */
export const LatestPayments = ({ offers, links, hrefFor }: LatestPaymentsProps) => {
  const t = useOverride()
  return (
    <Section
      title={dashboardMessages.latestPayments}
      aside={
        <Inline gap={2}>
          <StateLink href={links.running} state="proceso" name={dashboardMessages.runningName}>
            {dashboardMessages.running}
          </StateLink>
          <StateLink href={links.finished} state="terminado" name={dashboardMessages.finishedName}>
            {dashboardMessages.finished}
          </StateLink>
        </Inline>
      }
    >
      <OfferTable offers={offers} caption={t(dashboardMessages.latestPayments)} hrefFor={hrefFor} />
    </Section>
  )
}

interface StateLinkProps {
  href: string
  state: 'proceso' | 'terminado'
  name: string
  children: string
}

const StateLink = ({ href, state, name, children }: StateLinkProps) => {
  const t = useOverride()
  return (
    <ButtonLink href={href} variant="secondary" size="small" label={t(name)}>
      <span className={classes(css.dot, classOf(css.tone, offerStateTone[state]))} aria-hidden="true" />
      <Message>{children}</Message>
    </ButtonLink>
  )
}
