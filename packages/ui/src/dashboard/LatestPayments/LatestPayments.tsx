'use client'
import type { Payment } from '@plomada/domain'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { offerStateTone } from '../../offer/offerStateTone.ts'
import { PaymentTable } from '../../payment/PaymentTable/PaymentTable.tsx'
import { classes, classOf } from '../../theme/classes.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import type { DashboardLinks } from '../links.ts'
import { Section } from '../Section/Section.tsx'
import * as css from './LatestPayments.css.ts'

export interface LatestPaymentsProps {
  /** The latest payments, newest first. */
  payments: readonly Payment[]
  /** URLs of the offers in each state, and of all payments. */
  links: Pick<DashboardLinks, 'running' | 'finished' | 'payments'>
  /** Returns the URL of an offer. */
  hrefFor?: ((offer: Payment['offer']) => string) | undefined
}

/** Renders the latest payments, and links to all of them, to the offers in progress and to the finished ones. */
export const LatestPayments = ({ payments, links, hrefFor }: LatestPaymentsProps) => {
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
          {links.payments !== undefined && (
            <ButtonLink href={links.payments} variant="secondary" size="small">
              <Message>{dashboardMessages.allPayments}</Message>
            </ButtonLink>
          )}
        </Inline>
      }
    >
      <PaymentTable payments={payments} caption={t(dashboardMessages.latestPayments)} hrefFor={hrefFor} />
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
