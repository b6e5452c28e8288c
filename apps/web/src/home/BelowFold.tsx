import { Team, TradeCarousel, type TradeCarouselProps } from '@plomada/ui'

/** The second half of the home page, a separate chunk because its illustrations are large. */
export const BelowFold = (carousel: TradeCarouselProps) => (
  <>
    <TradeCarousel {...carousel} />
    <Team />
  </>
)
