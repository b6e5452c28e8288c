import { capitalised, type Offer } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'

interface CardShellProps {
  /** The offer. */
  offer: Offer
  /** Address of its page; the title's link then takes the whole card. */
  href: string | undefined
  /** How wide the photo is drawn, for the browser's choice of a file. */
  sizes: string
  /** Loads the photo at once. */
  isEager?: boolean
  /** Lines of the description that are shown; all of them when left out. */
  lines?: 2
  /** What else is so, beside the state. */
  mark?: ReactNode
  /** More facts, under the description. */
  facts: ReactNode
  /** The foot of the card. */
  children: ReactNode
}

// Made once: twenty cards of a page do not draw their labels anew.
const workLabel = (
  <span className={css.label}>
    <Words>{offerCopy.work}</Words>
  </span>
)

/** What every card of an offer shares: photo, state, title and description. */
export function CardShell(props: CardShellProps) {
  const { offer, href, sizes, isEager = false, lines, mark, facts, children } = props
  const title = capitalised(offer.title)
  return (
    <article className={href === undefined ? css.card : css.lifted}>
      <OfferPhoto photo={offer.photo} sizes={sizes} isEager={isEager} />
      <span className={css.state}>
        <OfferStateBadge state={offer.state} />
        {mark}
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
            {offer.description === '' ? offerCopy.noDescription : capitalised(offer.description)}
          </Text>
        </div>
        {facts}
      </div>
      {children}
    </article>
  )
}
