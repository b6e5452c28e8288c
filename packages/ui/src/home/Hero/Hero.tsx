'use client'
import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { classes } from '../../theme/classes.ts'
import { OfferSearch, type OfferSearchProps } from '../OfferSearch/OfferSearch.tsx'
import { homeMessages } from '../home.messages.ts'
import * as css from './Hero.css.ts'

// Loaded after the text and the search: the drawing is as large as the rest of the page. Without it the page stays usable.
const House = lazy<ComponentType>(() =>
  import('../../art/House/House.tsx').then(
    (module) => ({ default: module.House }),
    () => ({ default: () => null }),
  ),
)

export interface HeroProps extends Partial<OfferSearchProps> {
  /** `TradeSearch` instead of the search by name, which then belongs elsewhere on the page. */
  tradeSearch?: ReactNode
}

/** Renders the top of the landing page: level 1 heading, search and illustration. */
export const Hero = ({ tradeSearch, onSearch, ...search }: HeroProps) => {
  const id = useId()
  return (
    <section className={css.hero} data-surface="inverse" aria-labelledby={id}>
      <Container>
        <div className={classes(css.columns, tradeSearch !== undefined && css.short)}>
          <div>
            <div className={css.title}>
              <Heading level={1} size="hero" id={id}>
                <Message>{homeMessages.hero}</Message>
              </Heading>
              <div className={css.dimensionLine} aria-hidden="true" />
            </div>
            <p className={css.lead}>
              <Message>{homeMessages.lead}</Message>
            </p>
            {onSearch && (
              <div className={css.search}>
                <OfferSearch {...search} onSearch={onSearch} />
              </div>
            )}
            {tradeSearch !== undefined && <div className={css.tradeSearch}>{tradeSearch}</div>}
          </div>
          <div className={classes(css.house, tradeSearch !== undefined && css.wideOnly)}>
            <Suspense>
              <House />
            </Suspense>
          </div>
        </div>
      </Container>
    </section>
  )
}
