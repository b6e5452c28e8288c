import { paths, TITLE_QUERY_KEY } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Page } from '../base/index.ts'
import { Hero, type HeroProps, TapeBand } from '../home/index.ts'

export interface HomeScreenProps extends Pick<HeroProps, 'onSearch'> {
  /** `HomeSections`, which an app can load later: its drawings are large. */
  children: ReactNode
}

/** Renders the landing page. */
export const HomeScreen = ({ onSearch, children }: HomeScreenProps) => (
  <Page width="full">
    <Hero action={paths.offers} name={TITLE_QUERY_KEY} onSearch={onSearch} />
    <TapeBand href={paths.offers} />
    {children}
  </Page>
)
