'use client'
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
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { getTradeIconNode } from '../getTradeIconNode.ts'
import { tradeMessages } from '../trade.messages.ts'
import * as css from './TradePage.css.ts'

export interface TradePageProps {
  /** The trade; undefined while it loads, null if it does not exist. */
  trade: Trade | null | undefined
  /** Address of the professionals of this trade, or of all. */
  professionalsHref: string
  /** Address of the offers of this trade, or of all. */
  offersHref: string
}

/** Renders the page of a trade, with `<main>` and `<h1>`. */
export const TradePage = ({ trade, professionalsHref, offersHref }: TradePageProps) => {
  const t = useOverride()
  const links = (
    <Inline>
      <ButtonLink href={professionalsHref} variant="accent" icon={icons.users}>
        <Message>{tradeMessages.professionals}</Message>
      </ButtonLink>
      <ButtonLink href={offersHref} variant="secondary" icon={icons.briefcase}>
        <Message>{tradeMessages.offers}</Message>
      </ButtonLink>
    </Inline>
  )
  if (trade === null)
    return (
      <Page>
        <EmptyState level={1} title={t(tradeMessages.notFound)} actions={links} drawing={drawings.toolbox}>
          <Message>{tradeMessages.notFoundHelp}</Message>
        </EmptyState>
      </Page>
    )
  return (
    <Page>
      {trade ? (
        <Panel element="article" padding="none" isClipped>
          <div className={css.sheet}>
            <div className={css.illustration}>
              <div className={css.cover} aria-hidden="true">
                <Swatch trade={trade.name} seed={trade.id} />
              </div>
            </div>
            <div className={css.content}>
              <span className={css.icon}>
                <Icon icon={getTradeIconNode(trade.name)} size="xl" tone="accent" />
              </span>
              <Heading level={1}>{trade.name}</Heading>
              <Text size="lead" tone="muted" keepLineBreaks>
                {trade.description === '' ? (
                  <Message>{tradeMessages.noDescription}</Message>
                ) : (
                  trade.description
                )}
              </Text>
              {links}
            </div>
          </div>
        </Panel>
      ) : (
        <Spinner />
      )}
    </Page>
  )
}
