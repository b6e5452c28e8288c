'use client'
import {
  capitalize,
  isClosedOffer,
  type Offer,
  type OfferPreview,
  offerHref,
  openConversationHref,
  paths,
} from '@plomada/domain'
import type { ReactNode } from 'react'
import { Notice, Panel, ShareButton, Stack } from '../../base/index.ts'
import { DetailPage } from '../../layout/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import {
  ApplyPanel,
  type ApplyPanelProps,
  JobContact,
  OfferDetail,
  offerMessages,
  SuggestedOffers,
  type SuggestedOffersProps,
} from '../../offer/index.ts'
import type { OfferApplications } from './OffersScreen.tsx'

export interface OfferScreenProps extends Pick<ApplyPanelProps, 'viewer' | 'onSignIn'> {
  /** The offer; undefined while it loads. */
  offer: Offer | undefined
  /** The part of the offer that everyone may see, shown until the offer has loaded. */
  preview?: OfferPreview | undefined
  /** The applications of the viewer. */
  applications: Pick<OfferApplications, 'applicationFor' | 'apply'>
  /** A page of offers of the same trade. */
  suggestions: Omit<SuggestedOffersProps, 'hrefFor'>
  /** The viewer's application with its terms, for professionals. */
  terms?: ReactNode
  /** The public questions, below the details. */
  questions?: ReactNode
  /** The history, for the owner and applicants. */
  history?: ReactNode
}

/** Renders why an offer is not open, for its applicants. */
const Closed = ({ offer: { phase, applicationState } }: { offer: Offer }) => {
  const t = useOverride()
  return (
    <Notice>
      {t(phase === 'expired' ? offerMessages.expiredForOthers : offerMessages.closedForOthers)}
      {applicationState === 'expired' && ` ${t(offerMessages.mayComeBack)}`}
    </Notice>
  )
}

/** Renders the other party of an accepted job, for the client and the accepted professional. */
const Contact = ({ offer }: { offer: Offer }) => {
  const { hired, owner, ownerContact } = offer
  if (ownerContact)
    return (
      <Panel>
        <JobContact party="client" person={owner} assignmentId={offer.assignmentId} {...ownerContact} />
      </Panel>
    )
  return hired ? (
    <Panel>
      <JobContact
        party="worker"
        person={hired}
        phone={hired.phone}
        email={hired.email}
        messageHref={openConversationHref(offer, hired)}
        assignmentId={offer.assignmentId}
      />
    </Panel>
  ) : null
}

/** Renders /service/detail/{id}, an offer for a signed-in viewer. */
export const OfferScreen = ({
  offer,
  preview,
  applications,
  suggestions,
  questions,
  history,
  terms,
  ...session
}: OfferScreenProps) => {
  const shown = offer ?? preview
  return (
    <DetailPage
      side={
        shown && (
          <Stack>
            <ApplyPanel
              offer={shown}
              application={offer && applications.applicationFor(offer)}
              onApply={() => offer && applications.apply(offer)}
              backHref={paths.offers}
              profileHref={paths.becomeProfessional}
              messageHref={offer?.hasApplied ? openConversationHref(offer) : undefined}
              terms={terms}
              {...session}
            />
            {offer && <Contact offer={offer} />}
            <ShareButton title={capitalize(shown.title)} />
          </Stack>
        )
      }
      suggestions={<SuggestedOffers hrefFor={offerHref} {...suggestions} />}
    >
      {offer && isClosedOffer(offer) && <Closed offer={offer} />}
      <OfferDetail offer={shown} />
      {history}
      {questions}
    </DetailPage>
  )
}
