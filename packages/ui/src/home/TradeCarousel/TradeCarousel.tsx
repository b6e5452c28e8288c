import type { Trade } from '@plomada/domain'
import { CAROUSEL_TRADES } from '@plomada/domain'
import { useId } from 'react'
import { Swatch } from '../../art/Swatch/Swatch.tsx'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { row } from '../../base/Carousel/Carousel.css.ts'
import { Carousel } from '../../base/Carousel/Carousel.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { iconOfTrade } from '../../trade/iconOfTrade.ts'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { homeCopy } from '../home.copy.ts'
import * as css from './TradeCarousel.css.ts'

export interface TradeCarouselProps {
  /** All trades; the first ten are shown. */
  trades?: readonly Trade[] | undefined
  /** Whether they are still on their way.
   * @default whether there are no `trades` yet */
  isLoading?: boolean
  /** The professionals of a trade. */
  tradeHref: (trade: Trade) => string
}

/** The trades in a row that turns by itself until somebody takes over. */
export const TradeCarousel = ({
  trades,
  isLoading = trades === undefined,
  tradeHref,
}: TradeCarouselProps) => {
  const id = useId()
  const shown = trades?.slice(0, CAROUSEL_TRADES) ?? []
  const isStill = isLoading || shown.length === 0
  return (
    <div className={css.section}>
      <Wrap>
        {isStill ? (
          <section className={css.still} aria-labelledby={id}>
            <Title id={id} />
            {isLoading ? <Waiting /> : <EmptyState title={homeCopy.noTrades} level={3} />}
          </section>
        ) : (
          <Carousel label={homeCopy.tradeList} heading={<Title id={id} />} labelledBy={id}>
            {shown.map((trade) => (
              <Tile key={trade.id} trade={trade} href={tradeHref(trade)} />
            ))}
          </Carousel>
        )}
      </Wrap>
    </div>
  )
}

const Title = ({ id }: { id: string }) => (
  <Heading level={2} size="section" id={id}>
    {homeCopy.trades}
  </Heading>
)

const Waiting = () => (
  <>
    <VisuallyHidden isStatus>{homeCopy.loading}</VisuallyHidden>
    <ul className={row} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <li key={place} className={css.tile}>
          <div className={css.art}>
            <Skeleton shape="photo" />
          </div>
          <div className={css.words}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </li>
      ))}
    </ul>
  </>
)

const Tile = ({ trade, href }: { trade: Trade; href: string }) => (
  <Anchor href={href} className={css.tile}>
    <span className={css.art}>
      <Swatch trade={trade.name} seed={trade.id} />
    </span>
    <span className={css.words}>
      <span className={css.name}>
        {trade.name}
        <Icon picture={iconOfTrade(trade.name)} />
      </span>
      <span className={css.description}>{trade.description}</span>
    </span>
  </Anchor>
)
