'use client'
import type { Trade } from '@plomada/domain'
import { CAROUSEL_TRADES } from '@plomada/domain'
import { useId } from 'react'
import { Swatch } from '../../art/Swatch/Swatch.tsx'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { iconOfTrade } from '../../trade/iconOfTrade.ts'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { TapeRule } from '../../base/TapeRule/TapeRule.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { homeCopy } from '../home.copy.ts'
import * as css from './TradeCarousel.css.ts'
import { useCarousel } from './useCarousel.ts'

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
  return (
    <section className={css.section} aria-roledescription={homeCopy.carousel} aria-labelledby={id}>
      <Wrap>
        {isLoading || shown.length === 0 ? (
          <div className={css.still}>
            <Title id={id} />
            {isLoading ? <Waiting /> : <EmptyState title={homeCopy.noTrades} level={3} />}
          </div>
        ) : (
          <Turning id={id} trades={shown} tradeHref={tradeHref} />
        )}
      </Wrap>
    </section>
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
    <ul className={css.row} aria-hidden="true">
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

interface TurningProps {
  id: string
  trades: readonly Trade[]
  tradeHref: (trade: Trade) => string
}

const Turning = ({ id, trades, tradeHref }: TurningProps) => {
  const { list, seen, isPlaying, toggle, stop, previous, next, measure, hover } = useCarousel(trades.length)
  return (
    <div className={css.carousel} {...hover}>
      <div className={css.title}>
        <Title id={id} />
      </div>
      <div className={css.controls}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? homeCopy.pause : homeCopy.play}
          variant="secondary"
          onClick={toggle}
        />
        <div className={css.steps} onFocus={stop}>
          <IconButton icon="chevronLeft" label={homeCopy.previous} variant="secondary" onClick={previous} />
          <IconButton icon="chevronRight" label={homeCopy.next} variant="secondary" onClick={next} />
        </div>
      </div>
      <div className={css.stage} onFocus={stop}>
        <ul ref={list} className={css.row} aria-label={homeCopy.tradeList} onScroll={measure}>
          {trades.map((trade) => (
            <li key={trade.id}>
              <Tile trade={trade} href={tradeHref(trade)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={css.progress} aria-hidden="true">
        <TapeRule />
        <span className={css.bar} style={{ width: `${seen * 100}%` }} />
      </div>
    </div>
  )
}

const Tile = ({ trade, href }: { trade: Trade; href: string }) => (
  <Anchor href={href} className={css.tile}>
    <span className={css.art}>
      <Swatch trade={trade.name} seed={trade.id} />
    </span>
    <span className={css.words}>
      <span className={css.name}>
        {trade.name}
        <Icon name={iconOfTrade(trade.name)} />
      </span>
      <span className={css.description}>{trade.description}</span>
    </span>
  </Anchor>
)
