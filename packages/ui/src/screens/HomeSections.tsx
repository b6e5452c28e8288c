import { tradeProfessionalsHref } from '@plomada/domain'
import { Team, TradeCarousel, type TradeCarouselProps } from '../home/index.ts'

export type HomeSectionsProps = Omit<TradeCarouselProps, 'tradeHref'>

/** Renders the lower sections of the landing page: trades and team. */
export const HomeSections = (carousel: HomeSectionsProps) => (
  <>
    <TradeCarousel tradeHref={tradeProfessionalsHref} {...carousel} />
    <Team />
  </>
)
