'use client'
import { type Offer, formatResidence, openConversationHref } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../base/Icon/Icon.tsx'
import { CardShell } from '../CardShell/CardShell.tsx'
import * as css from '../card.css.ts'
import { JobContact } from '../JobContact/JobContact.tsx'
import * as offerMessages from '../offer.messages.ts'
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { useOverride } from '../../marketplace/overrides.ts'

export interface AssignmentCardProps {
  /** The offer. */
  offer: Offer
  /** Address of the offer. */
  href?: string | undefined
  /** Another badge next to the state. */
  badge?: ReactNode
  /** Footer, such as buttons. */
  children?: ReactNode
}

/** Renders a job that the user was accepted for. */
export const AssignmentCard = ({ offer, href, badge, children }: AssignmentCardProps) => {
  const t = useOverride()
  return (
    <CardShell
      offer={offer}
      href={href}
      badge={badge}
      facts={
        <span className={css.address}>
          <Icon icon={icons.pin} size="sm" label={t(offerMessages.place)} />
          {formatResidence(offer.place, t)}
        </span>
      }
    >
      <div className={css.facts}>
        <OfferFacts offer={offer} />
      </div>
      {offer.ownerContact && (
        <div className={css.foot}>
          <div className={css.action}>
            <JobContact
              party="client"
              person={offer.owner}
              {...offer.ownerContact}
              messageHref={openConversationHref(offer)}
              assignmentId={offer.assignmentId}
            />
          </div>
        </div>
      )}
      {children}
    </CardShell>
  )
}
