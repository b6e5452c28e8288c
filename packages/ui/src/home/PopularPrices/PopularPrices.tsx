import { localTradeHref, type TradePrices } from '@plomada/domain'
import { Grid } from '../../base/Grid/Grid.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { PriceGuide } from '../../trade/PriceGuide/PriceGuide.tsx'
import { landingMessages } from '../home.landing.messages.ts'
import { HomeSection } from '../HomeSection/HomeSection.tsx'
import * as css from './PopularPrices.css.ts'

export interface PopularPricesProps {
  /** Prices by trade; undefined while they load. Nothing is rendered for none. */
  prices: readonly TradePrices[] | undefined
}

/** Renders what jobs of some trades cost, with links to the pages of the trades. */
export const PopularPrices = ({ prices }: PopularPricesProps) =>
  prices?.length === 0 ? null : (
    <HomeSection title={landingMessages.prices} lead={landingMessages.pricesLead}>
      <Grid columns={3} element="ul">
        {prices?.map(({ trade, prices: guide }) => (
          <li key={trade.id} className={css.cell}>
            <PriceGuide title={trade.name} level={3} href={localTradeHref(trade)} prices={guide} />
          </li>
        )) ??
          [1, 2, 3].map((place) => (
            <li key={place} className={css.cell}>
              <Panel>
                <div className={css.loading}>
                  <Skeleton shape="title" />
                  <Skeleton />
                </div>
              </Panel>
            </li>
          ))}
      </Grid>
    </HomeSection>
  )
