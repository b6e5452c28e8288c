import {
  cities,
  localTradeHref,
  offerFilters,
  offerHref,
  paths,
  professionalFilters,
  PROVINCE,
  type City,
  type Offer,
  type PriceGuide as Prices,
  type Trade,
  type User,
} from '@plomada/domain'
import { withFilters } from '@plomada/domain/contract'
import { type ReactNode, useId } from 'react'
import { Heading, Link, Page, Stack } from '../../base/index.ts'
import * as icons from '../../base/Icon/icons.ts'
import { StickyNotices } from '../../layout/ListPage/StickyNotices.tsx'
import { Message, useOverride } from '../../marketplace/index.ts'
import { NeedsProfile, OfferList } from '../../offer/index.ts'
import { ProfessionalList, type ProfessionalListProps } from '../../professional/index.ts'
import { PriceGuide, tradeMessages } from '../../trade/index.ts'
import * as css from './LocalTradeScreen.css.ts'
import type { FilteredList } from '../FilteredList.ts'
import type { OfferApplications } from '../offer/OffersScreen.tsx'

type ShortList<Item> = Pick<FilteredList<never, Item>, 'items'> & {
  listProps: { hasFailed: boolean; onRetry: () => void }
}

export interface LocalTradeScreenProps extends Pick<ProfessionalListProps, 'hrefFor' | 'onContact'> {
  /** The trade. */
  trade: Trade
  /** The city; undefined for the whole province. */
  city: City | undefined
  /** The best rated professionals. */
  professionals: ShortList<User>
  /** The newest open offers. */
  offers: ShortList<Offer>
  /** What finished jobs cost. Null if there are too few, undefined while they load. */
  prices: Prices | null | undefined
  /** Whether the prices failed to load. */
  hasPricesFailed?: boolean
  /** The applications of the viewer. */
  applications: OfferApplications
}

/** Renders /oficios/{trade}/{city}: professionals and open offers of a trade in a city or in the province. */
export const LocalTradeScreen = (props: LocalTradeScreenProps) => {
  const { trade, city, professionals, offers, applications, hrefFor, onContact } = props
  const t = useOverride()
  const place = t(city ?? PROVINCE)
  const filters = { trade: trade.id, city }
  return (
    <Page title={tradeMessages.localTitle(trade.name, place)} lead={tradeMessages.localLead(place)}>
      <div className={css.sections}>
        <StickyNotices>
          {applications.needsProfile && (
            <NeedsProfile href={paths.becomeProfessional} onClose={applications.closeNeedsProfile} />
          )}
        </StickyNotices>
        <Stack gap={10}>
          <Section
            title={tradeMessages.localProfessionals}
            allLabel={tradeMessages.allProfessionals}
            allHref={withFilters(
              paths.professionals,
              professionalFilters,
              professionalFilters.change(professionalFilters.initial, filters),
            )}
          >
            <ProfessionalList
              professionals={professionals.items}
              hrefFor={hrefFor}
              onContact={onContact}
              {...professionals.listProps}
            />
          </Section>
          <PriceGuide prices={props.prices} hasFailed={props.hasPricesFailed ?? false} />
          <Section
            title={tradeMessages.localOffers}
            allLabel={tradeMessages.allOffers}
            allHref={withFilters(
              paths.offers,
              offerFilters,
              offerFilters.change(offerFilters.initial, filters),
            )}
          >
            <OfferList
              isBelowFold
              offers={offers.items}
              hrefFor={offerHref}
              applicationFor={applications.applicationFor}
              onApply={applications.apply}
              {...offers.listProps}
            />
          </Section>
          <Cities trade={trade} city={city} />
        </Stack>
      </div>
    </Page>
  )
}

interface SectionProps {
  title: string
  allLabel: string
  allHref: string
  children: ReactNode
}

const Section = ({ title, allLabel, allHref, children }: SectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <Heading level={2} size="section" id={id}>
          <Message>{title}</Message>
        </Heading>
        {children}
        <Link href={allHref} size="standalone" endIcon={icons.arrowRight}>
          <Message>{allLabel}</Message>
        </Link>
      </Stack>
    </section>
  )
}

const Cities = ({ trade, city }: Pick<LocalTradeScreenProps, 'trade' | 'city'>) => {
  const id = useId()
  const t = useOverride()
  return (
    <nav aria-labelledby={id}>
      <Stack gap={5}>
        <Heading level={2} size="section" id={id}>
          <Message>{tradeMessages.cities}</Message>
        </Heading>
        <ul className={css.cities}>
          {city !== undefined && (
            <li>
              <Link href={localTradeHref(trade)} tone="plain" size="standalone">
                {t(tradeMessages.wholeProvince)}
              </Link>
            </li>
          )}
          {cities
            .filter((one) => one !== city)
            .map((one) => (
              <li key={one}>
                <Link href={localTradeHref(trade, one)} tone="plain" size="standalone">
                  {t(one)}
                </Link>
              </li>
            ))}
        </ul>
      </Stack>
    </nav>
  )
}
