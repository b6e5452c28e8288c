'use client'
import {
  type Applicant,
  capitalize,
  fullName,
  type Offer,
  formatResidence,
  isClosedOffer,
  paths,
} from '@plomada/domain'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ApplicantsTable, type ApplicantsTableProps } from '../ApplicantsTable/ApplicantsTable.tsx'
import { JobContact } from '../JobContact/JobContact.tsx'
import * as offerMessages from '../offer.messages.ts'
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx'
import { below } from '../../theme/breakpoints.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { offerStateTone } from '../offerStateTone.ts'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'
import * as css from './OwnOfferPanel.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

export interface OwnOfferPanelProps extends Omit<ApplicantsTableProps, 'applicants' | 'budget'> {
  /** The selected offer; null if none is selected. */
  offer: Offer | null
  /** A `PayPanel`, shown while the payment is due. */
  payment?: ReactNode
  /** An `OwnOfferLife`: what the owner can do with the offer. */
  life?: ReactNode
  /** An `OfferHistory`. */
  history?: ReactNode
  /** Address of the review form. The link is shown until the job is rated. */
  rateHref?: string
  /** Message about the result of the last action. */
  notice?: ReactNode
}

/** Renders why an accepted professional cannot be paid, and what the client can do. */
const Suspended = ({ hired }: { hired: Applicant }) => {
  const t = useOverride()
  return (
    <Stack gap={3}>
      <Notice kind="error">{t(offerMessages.workerSuspended(fullName(hired)))}</Notice>
      <Inline gap={2}>
        <ButtonLink href={paths.contact}>
          <Message>{offerMessages.writeUs}</Message>
        </ButtonLink>
        <ButtonLink href={paths.createOffer} variant="secondary">
          <Message>{offerMessages.publishAgain}</Message>
        </ButtonLink>
      </Inline>
    </Stack>
  )
}

/** Renders the next step of the owner: accept an applicant, pay or rate. */
const NextStep = ({
  offer,
  payment,
  rateHref,
  ...applicants
}: Omit<OwnOfferPanelProps, 'life' | 'history'> & { offer: Offer }) => {
  if (isClosedOffer(offer)) return null
  if (offer.state === 'pendiente')
    return <ApplicantsTable applicants={offer.applicants} budget={offer.budget} {...applicants} />
  if (offer.state === 'proceso')
    return (
      <div className={css.part}>
        {offer.hired?.isActive === false ? <Suspended hired={offer.hired} /> : payment}
      </div>
    )
  return (
    <div className={css.part}>
      <Heading level={3}>
        <Message>{offerMessages.finished}</Message>
      </Heading>
      {rateHref !== undefined && !offer.isRated && (
        <Link href={rateHref} icon={icons.star}>
          <Message>{offerMessages.rate}</Message>
        </Link>
      )}
    </div>
  )
}

/** Share of the window height. A heading below it is out of view. */
const VISIBLE_SHARE = 0.6

/** Whether the panel is under the list, as on a phone. */
const isUnderList = () => matchMedia(below(1024)).matches

const isOutOfView = (heading: HTMLElement): boolean => {
  const { top, bottom } = heading.getBoundingClientRect()
  return bottom < 0 || top > window.innerHeight * VISIBLE_SHARE
}

/** Focuses the heading if the focused control was removed or the panel is out of view. Returns its ref. */
const useHeadingFocus = (offer: Offer | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const latest = useRef(offer)
  useEffect(() => {
    const previous = latest.current
    latest.current = offer
    if (!offer || previous === offer) return
    const isAnother = previous?.id !== offer.id
    const isFocusLost = document.activeElement === document.body && previous?.state !== offer.state
    const isHidden = heading.current !== null && isOutOfView(heading.current)
    if (!(isAnother ? isHidden && isUnderList() : isFocusLost)) return
    heading.current?.focus({ preventScroll: true })
    // The default scroll would leave the heading at the lower edge of the window.
    if (isHidden) heading.current?.scrollIntoView({ block: 'start' })
  }, [offer])
  return heading
}

/** Renders one of the user's offers with its next step. */
export function OwnOfferPanel(props: OwnOfferPanelProps) {
  const { notice, life, history, ...rest } = props
  const { offer } = rest
  const id = useId()
  const heading = useHeadingFocus(offer)
  const t = useOverride()
  if (!offer) return <EmptyState drawing={drawings.tray} title={t(offerMessages.selectOffer)} />
  return (
    <Panel element="section" padding="none" isClipped labelledBy={id}>
      <div
        className={classes(
          css.head,
          classOf(css.tint, isClosedOffer(offer) ? 'neutral' : offerStateTone[offer.state]),
        )}
      >
        <Heading level={2} id={id} isFocusable ref={heading}>
          {capitalize(offer.title)}
        </Heading>
        <OfferStateBadge state={offer.state} phase={offer.phase} isOnTint />
      </div>
      <div className={css.about}>
        {notice}
        <Text keepLineBreaks>
          {offer.description === '' ? (
            <Message>{offerMessages.noDescription}</Message>
          ) : (
            capitalize(offer.description)
          )}
        </Text>
        <span className={css.place}>
          <Icon icon={icons.pin} size="md" label={t(offerMessages.place)} />
          {formatResidence(offer.place, t)}
        </span>
        <OfferFacts offer={offer} />
        {life}
        {offer.hired && (
          <div className={css.hired}>
            <JobContact
              party="worker"
              person={offer.hired}
              phone={offer.hired.phone}
              email={offer.hired.email}
              messageHref={rest.messageHrefFor?.(offer.hired)}
              assignmentId={offer.assignmentId}
            />
          </div>
        )}
      </div>
      <NextStep {...rest} offer={offer} />
      {history !== undefined && <div className={css.history}>{history}</div>}
    </Panel>
  )
}
