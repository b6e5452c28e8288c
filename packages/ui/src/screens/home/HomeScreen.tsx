import type { ReactNode } from 'react'
import { Page } from '../../base/index.ts'
import { Hero } from '../../home/index.ts'

export interface HomeScreenProps {
  /** `TradeSearch`, which an app can load later: its selects are large. */
  tradeSearch: ReactNode
  /** `HomeSections`, which an app can load later: its drawings are large. */
  children: ReactNode
}

/** Renders the landing page. */
export const HomeScreen = ({ tradeSearch, children }: HomeScreenProps) => (
  <Page width="full">
    <Hero tradeSearch={tradeSearch} />
    {children}
  </Page>
)
