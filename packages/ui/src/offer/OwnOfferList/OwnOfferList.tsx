'use client'
import {
  canReopen,
  capitalize,
  getOfferNeed,
  getPrice,
  isExpiring,
  type Offer,
  type OfferNeed,
} from '@plomada/domain'
import { useState } from 'react'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import * as offerMessages from '../offer.messages.ts'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'
import * as css from './OwnOfferList.css.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

const SKELETONS = 5

export interface OwnOfferListProps {
  /** The user's offers; undefined while they load. */
  offers: readonly Offer[] | undefined
  /** Id of the selected offer, which is shown next to the list. */
  selectedId: number | null
  /** Called when the user selects an offer. */
  onSelect: (offer: Offer) => void
  /** Renews an offer that expires soon or has expired, and reports a failure itself. Without it there is no button. */
  onRenew?: ((offer: Offer) => Promise<unknown>) | undefined
  /** The current time.
   * @default when it is rendered first */
  now?: Date
}

/** Renders the button of the last days of an offer. */
const Renew = ({ offer, onRenew }: { offer: Offer; onRenew: (offer: Offer) => Promise<unknown> }) => {
  const t = useOverride()
  const [isPending, setPending] = useState(false)
  return (
    <Button
      variant="secondary"
      size="small"
      isBlock
      label={t(offerMessages.renewOf(capitalize(offer.title)))}
      pending={isPending ? t(offerMessages.working) : undefined}
      onClick={() => {
        setPending(true)
        void onRenew(offer).finally(() => setPending(false))
      }}
    >
      <Message>{offerMessages.renew}</Message>
    </Button>
  )
}

const isRenewable = (offer: Offer, now: Date): boolean =>
  isExpiring(offer, now) || (offer.phase === 'expired' && canReopen(offer, now))

const needTexts = {
  payment: offerMessages.needsPayment,
  confirmation: offerMessages.needsConfirmation,
  reply: offerMessages.needsReply,
  rating: offerMessages.needsRating,
} as const

const needText = (need: OfferNeed): string =>
  need.kind === 'answers' ? offerMessages.needsAnswers(need.count) : needTexts[need.kind]

const Summary = ({ offer }: { offer: Offer }) => {
  const t = useOverride()
  const need = getOfferNeed(offer)
  return (
    <span className={css.text}>
      <span className={css.title}>{capitalize(offer.title)}</span>
      <span className={css.line}>
        <OfferStateBadge state={offer.state} phase={offer.phase} />
        {need && <Badge tone="warning">{t(needText(need))}</Badge>}
      </span>
      <span className={css.facts}>
        <Money amount={getPrice(offer)} />
        <Day date={offer.publishedAt} />
        <span>{t(offerMessages.applicantCount(offer.applicants.length))}</span>
      </span>
    </span>
  )
}

/** Renders the user's offers as cards to select one. */
export const OwnOfferList = ({ offers, selectedId, onSelect, onRenew, now }: OwnOfferListProps) => {
  const t = useOverride()
  const [mountedAt] = useState(() => new Date())
  return offers ? (
    <ul className={css.list} aria-label={t(offerMessages.own)}>
      {offers.map((offer) => (
        <li key={offer.id} className={css.entry}>
          <button
            type="button"
            className={css.item}
            aria-pressed={offer.id === selectedId}
            onClick={() => onSelect(offer)}
          >
            <span className={css.thumb}>
              <OfferPhoto photo={offer.photo} shape="square" sizes="5.5rem" />
            </span>
            <Summary offer={offer} />
          </button>
          {onRenew && isRenewable(offer, now ?? mountedAt) && <Renew offer={offer} onRenew={onRenew} />}
        </li>
      ))}
    </ul>
  ) : (
    <div className={css.list}>
      <VisuallyHidden isStatus>
        <Message>{offerMessages.loading}</Message>
      </VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <div key={index} className={css.item} aria-hidden="true">
          <span className={css.thumb}>
            <Skeleton shape="photo" />
          </span>
          <span className={css.text}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </div>
  )
}
