import { Team, TradeCarousel, type TradeCarouselProps } from '@plomada/ui'

/** The landing page's second half: most of its weight is drawings, and nobody sees them before having scrolled. */
export const BelowFold = (carousel: TradeCarouselProps) => (
  <>
    <TradeCarousel {...carousel} />
    <Team />
  </>
)
