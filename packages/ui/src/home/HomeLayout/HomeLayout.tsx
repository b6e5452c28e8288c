import { Page } from '../../base/Page/Page.tsx'
import { Hero, type HeroProps } from '../Hero/Hero.tsx'
import { TapeBand } from '../TapeBand/TapeBand.tsx'
import { Team, type TeamProps } from '../Team/Team.tsx'
import { TradeCarousel, type TradeCarouselProps } from '../TradeCarousel/TradeCarousel.tsx'

export interface HomeLayoutProps extends HeroProps, TradeCarouselProps, TeamProps {
  /** URL of the list of offers. */
  offersHref: string
}

/** Renders the content of the landing page. */
export const HomeLayout = ({ onSearch, offersHref, members, ...carousel }: HomeLayoutProps) => (
  <Page width="full">
    <Hero onSearch={onSearch} />
    <TapeBand href={offersHref} />
    <TradeCarousel {...carousel} />
    <Team members={members} />
  </Page>
)
