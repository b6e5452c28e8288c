'use client'
import { type Trade, CAROUSEL_TRADES } from '@plomada/domain'
import { useId } from 'react'
import { Swatch } from '../../art/Swatch/Swatch.tsx'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { row } from '../../base/Carousel/Carousel.css.ts'
import { Carousel } from '../../base/Carousel/Carousel.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { sectionMessages } from '../home.sections.messages.ts'
import * as css from './TradeCarousel.css.ts'

export interface TradeCarouselProps {
  /** All trades. Renders the first ten. Undefined while they load. */
  trades?: readonly Trade[] | undefined
  /** Shows placeholders. Set it to false if the trades failed to load.
   * @default trades === undefined */
  isLoading?: boolean
  /** Returns the URL of the professionals of a trade. */
  tradeHref: (trade: Trade) => string
  /**
   * Returns the URL of the swatch of a trade, which the browser loads when it approaches the viewport. For a page of a
   * server, whose HTML would otherwise contain the ten drawings.
   * @default the swatch is rendered as SVG elements
   */
  swatchHref?: (trade: Trade) => string
}

/** Renders the trades in a carousel that moves until the user interacts with it. */
export const TradeCarousel = ({
  trades,
  isLoading = trades === undefined,
  tradeHref,
  swatchHref,
}: TradeCarouselProps) => {
  const id = useId()
  const t = useOverride()
  const shown = trades?.slice(0, CAROUSEL_TRADES) ?? []
  return (
    <div className={css.section}>
      <Container>
        {isLoading || shown.length === 0 ? (
          <section className={css.fallback} aria-labelledby={id}>
            <Title id={id} />
            {isLoading ? <SkeletonTiles /> : <EmptyState title={t(sectionMessages.noTrades)} level={3} />}
          </section>
        ) : (
          <Carousel label={t(sectionMessages.tradeList)} heading={<Title id={id} />} labelledBy={id}>
            {shown.map((trade) => (
              <Tile key={trade.id} trade={trade} href={tradeHref(trade)} swatch={swatchHref?.(trade)} />
            ))}
          </Carousel>
        )}
      </Container>
    </div>
  )
}

const Title = ({ id }: { id: string }) => (
  <Heading level={2} size="section" id={id}>
    <Message>{sectionMessages.trades}</Message>
  </Heading>
)

const SkeletonTiles = () => (
  <>
    <VisuallyHidden isStatus>
      <Message>{sectionMessages.loading}</Message>
    </VisuallyHidden>
    <ul className={row} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((place) => (
        <li key={place} className={css.tile}>
          <div className={css.art}>
            <Skeleton shape="photo" />
          </div>
          <div className={css.body}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </li>
      ))}
    </ul>
  </>
)

interface TileProps {
  trade: Trade
  href: string
  /** URL of the swatch. */
  swatch: string | undefined
}

const Tile = ({ trade, href, swatch }: TileProps) => (
  <Anchor href={href} className={css.tile}>
    <span className={css.art}>
      {swatch === undefined ? (
        <Swatch trade={trade.name} seed={trade.id} />
      ) : (
        <img className={css.swatch} src={swatch} alt="" loading="lazy" />
      )}
    </span>
    <span className={css.body}>
      <span className={css.name}>
        {trade.name}
        <Icon icon={getTradeIconNode(trade.name)} />
      </span>
      <span className={css.description}>{trade.description}</span>
    </span>
  </Anchor>
)
