import { capitalize, CARD_PHOTO_SIZES, type Offer } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as css from '../card.css.ts'
import * as offerMessages from '../offer.messages.ts'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'

interface CardShellProps {
  /** The offer. */
  offer: Offer
  /** Address of the offer. If set, the title becomes a link that covers the card. */
  href: string | undefined
  /** Loads the photo immediately instead of lazily.
   * @default false */
  isEager?: boolean
  /** Maximum number of lines of the description. All lines are shown by default. */
  lines?: 2
  /** Another badge next to the state. */
  badge?: ReactNode
  /** Facts below the description. */
  facts: ReactNode
  /** Footer. */
  children: ReactNode
}

// A constant, so that the cards of a page do not render it again.
const workLabel = (
  <span className={css.label}>
    <Message>{offerMessages.work}</Message>
  </span>
)

/** Renders the parts that all offer cards share: photo, state, title and description. */
export function CardShell(props: CardShellProps) {
  const { offer, href, isEager = false, lines, badge, facts, children } = props
  const title = capitalize(offer.title)
  return (
    <article className={href === undefined ? css.card : css.lifted}>
      <OfferPhoto photo={offer.photo} sizes={CARD_PHOTO_SIZES} isEager={isEager} />
      <span className={css.state}>
        <OfferStateBadge state={offer.state} phase={offer.phase} />
        {badge}
      </span>
      <div className={css.body}>
        <h3 className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} className={css.link}>
              {title}
            </Anchor>
          )}
        </h3>
        <div>
          {workLabel}
          <Text size="small" tone="muted" {...(lines && { lines })}>
            {offer.description === '' ? (
              <Message>{offerMessages.noDescription}</Message>
            ) : (
              capitalize(offer.description)
            )}
          </Text>
        </div>
        {facts}
      </div>
      {children}
    </article>
  )
}
