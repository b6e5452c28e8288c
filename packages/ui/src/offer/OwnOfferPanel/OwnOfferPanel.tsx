'use client'
import {
  type Applicant,
  capitalised,
  fullName,
  type Offer,
  type OfferState,
  residence,
  smallPhoto,
} from '@plomada/domain'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ApplicantsTable } from '../ApplicantsTable/ApplicantsTable.tsx'
import { offerCopy } from '../offer.copy.ts'
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'
import * as css from './OwnOfferPanel.css.ts'
import { useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface OwnOfferPanelProps {
  /** The chosen offer; null when none is. */
  offer: Offer | null
  /** Accepts an applicant. */
  onAccept: (applicant: Applicant) => void
  /** Whose acceptance is on its way. */
  acceptingId?: number | null
  /** Address of an applicant's page. */
  hrefFor?: (applicant: Applicant) => string
  /** Shown while the offer waits for its payment: a PayPanel. */
  payment?: ReactNode
  /** Where a finished job is rated; shown until it is. */
  rateHref?: string
  /** How the last step went. */
  notice?: ReactNode
}

type PartProps = OwnOfferPanelProps & { offer: Offer }

const Applicants = ({ offer, onAccept, acceptingId = null, hrefFor }: PartProps) => (
  <ApplicantsTable
    applicants={offer.applicants}
    onAccept={onAccept}
    acceptingId={acceptingId}
    hrefFor={hrefFor}
  />
)

const Payment = ({ payment }: PartProps) => <div className={css.part}>{payment}</div>

const Finished = ({ offer, rateHref }: PartProps) => (
  <div className={css.part}>
    <Heading level={3}>{offerCopy.finished}</Heading>
    {rateHref !== undefined && !offer.isRated && (
      <Link href={rateHref} icon={icons.star}>
        {offerCopy.rate}
      </Link>
    )}
  </div>
)

/** What each state asks of the owner. */
const parts: Record<OfferState, ComponentType<PartProps>> = {
  pendiente: Applicants,
  proceso: Payment,
  terminado: Finished,
}

/** How to reach the accepted worker. */
const Hired = ({ hired }: { hired: Applicant }) => (
  <div className={css.hired}>
    <Avatar name={fullName(hired)} id={hired.id} photo={smallPhoto(hired.photo)} size="large" />
    <div>
      <Text size="label" tone="muted">
        {offerCopy.hired}
      </Text>
      <Text weight="strong">{fullName(hired)}</Text>
      <div className={css.reach}>
        {hired.phone !== null && (
          <Link href={`tel:${hired.phone}`} icon={icons.phone} label={`${offerCopy.phone}: ${hired.phone}`}>
            {hired.phone}
          </Link>
        )}
        {hired.email !== null && (
          <Link href={`mailto:${hired.email}`} icon={icons.mail} label={`${offerCopy.email}: ${hired.email}`}>
            {hired.email}
          </Link>
        )}
      </div>
    </div>
  </div>
)

/** A panel that starts lower than this part of the window lies under its list: choosing would seem to do nothing. */
const IN_SIGHT = 0.6

/** Whether a person who has just chosen in the list does not see the panel's heading. */
const isOutOfSight = (heading: HTMLElement): boolean => {
  const { top, bottom } = heading.getBoundingClientRect()
  return bottom < 0 || top > window.innerHeight * IN_SIGHT
}

/** Brings the focus to the heading when the control that had it went away, or when the panel is off screen. */
const useHeadingFocus = (offer: Offer | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(offer)
  useEffect(() => {
    const before = known.current
    known.current = offer
    if (!offer || before === offer) return
    const isAnother = before?.id !== offer.id
    const isLost = document.activeElement === document.body && before?.state !== offer.state
    const isHidden = heading.current !== null && isOutOfSight(heading.current)
    if (!(isAnother ? isHidden : isLost)) return
    heading.current?.focus({ preventScroll: true })
    // By itself the focus would leave the heading at the lower edge, with the rest of the panel still out of sight.
    if (isHidden) heading.current?.scrollIntoView({ block: 'start' })
  }, [offer])
  return heading
}

/** One of one's own offers, with what its state asks for. */
export function OwnOfferPanel(props: OwnOfferPanelProps) {
  const { offer, notice } = props
  const id = useId()
  const heading = useHeadingFocus(offer)
  const words = useWords()
  if (!offer) return <EmptyState drawing={drawings.tray} title={offerCopy.chooseOne} />
  const Part = parts[offer.state]
  return (
    <Panel element="section" padding="none" isClipped labelledBy={id}>
      <div className={css.tint[offer.state]}>
        <Heading level={2} id={id} isFocusable ref={heading}>
          {capitalised(offer.title)}
        </Heading>
        <OfferStateBadge state={offer.state} isOnTint />
      </div>
      <div className={css.about}>
        {notice}
        <Text keepsLines>
          {offer.description === '' ? offerCopy.noDescription : capitalised(offer.description)}
        </Text>
        <span className={css.place}>
          <Icon picture={icons.pin} size="md" label={offerCopy.place} />
          {residence(offer.place, words)}
        </span>
        <OfferFacts offer={offer} />
        {offer.hired && <Hired hired={offer.hired} />}
      </div>
      <Part {...props} offer={offer} />
    </Panel>
  )
}
