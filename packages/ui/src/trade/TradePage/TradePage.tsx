import type { Trade } from '@plomada/domain'
import { Swatch } from '../../art/Swatch/Swatch.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { iconOfTrade } from '../iconOfTrade.ts'
import { tradeCopy } from '../trade.copy.ts'
import * as css from './TradePage.css.ts'

export interface TradePageProps {
  /** The trade; undefined while it is on its way, null when there is none with that number. */
  trade: Trade | null | undefined
  /** Professionals, of this trade when there is one. */
  professionalsHref: string
  /** Offers, of this trade when there is one. */
  offersHref: string
}

/** The page of one trade: what it is, who does it and what is wanted of it. Brings its `<main>` and first heading. */
export const TradePage = ({ trade, professionalsHref, offersHref }: TradePageProps) => {
  const ways = (
    <Inline>
      <ButtonLink href={professionalsHref} variant="accent" icon={icons.users}>
        {tradeCopy.professionals}
      </ButtonLink>
      <ButtonLink href={offersHref} variant="secondary" icon={icons.briefcase}>
        {tradeCopy.offers}
      </ButtonLink>
    </Inline>
  )
  if (trade === null)
    return (
      <Page>
        <EmptyState level={1} title={tradeCopy.notFound} actions={ways} drawing={drawings.toolbox}>
          {tradeCopy.notFoundHelp}
        </EmptyState>
      </Page>
    )
  return (
    <Page>
      {trade ? (
        <Panel element="article" padding="none" isClipped>
          <div className={css.sheet}>
            <div className={css.material}>
              <div className={css.cover} aria-hidden="true">
                <Swatch trade={trade.name} seed={trade.id} />
              </div>
            </div>
            <div className={css.words}>
              <span className={css.icon}>
                <Icon picture={iconOfTrade(trade.name)} size="xl" tone="accent" />
              </span>
              <Heading level={1}>{trade.name}</Heading>
              <Text size="lead" tone="muted" keepsLines>
                {trade.description === '' ? tradeCopy.noDescription : trade.description}
              </Text>
              {ways}
            </div>
          </div>
        </Panel>
      ) : (
        <Spinner />
      )}
    </Page>
  )
}
