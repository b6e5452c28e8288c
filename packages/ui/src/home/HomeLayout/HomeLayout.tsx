import type { Trade } from '@plomada/domain'
import { Page } from '../../base/Page/Page.tsx'
import { Hero } from '../Hero/Hero.tsx'
import type { TeamMember } from '../home.copy.ts'
import { TapeBand } from '../TapeBand/TapeBand.tsx'
import { Team } from '../Team/Team.tsx'
import { TradeCarousel } from '../TradeCarousel/TradeCarousel.tsx'

export interface HomeLayoutProps {
  /** All trades; undefined while they are on their way. */
  trades?: readonly Trade[] | undefined
  /** Whether the trades are still on their way.
   * @default whether there are no `trades` yet */
  isLoading?: boolean
  /** Called with what was typed in the search. */
  onSearch: (text: string) => void
  /** The list of offers. */
  offersHref: string
  /** The professionals of a trade. */
  tradeHref: (trade: Trade) => string
  /** Who makes the product.
   * @default five invented people */
  members?: readonly TeamMember[]
}

/** The landing page. */
export const HomeLayout = ({ onSearch, offersHref, members, ...carousel }: HomeLayoutProps) => (
  <Page width="full">
    <Hero onSearch={onSearch} />
    <TapeBand href={offersHref} />
    <TradeCarousel {...carousel} />
    <Team {...(members && { members })} />
  </Page>
)
