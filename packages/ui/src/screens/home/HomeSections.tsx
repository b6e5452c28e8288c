import { type Offer, paths, TITLE_QUERY_KEY, tradeProfessionalsHref, type User } from '@plomada/domain'
import {
  HowItWorks,
  OfferSearch,
  type OfferSearchProps,
  PopularPrices,
  type PopularPricesProps,
  RecentReviews,
  type RecentReviewsProps,
  Showcase,
  type ShowcaseList,
  TapeBand,
  Team,
  TradeCarousel,
  type TradeCarouselProps,
} from '../../home/index.ts'

type ShownList<Item> = Omit<ShowcaseList<Item>, 'allHref'>

export interface HomeSectionsProps
  extends
    Omit<TradeCarouselProps, 'tradeHref'>,
    PopularPricesProps,
    RecentReviewsProps,
    Pick<OfferSearchProps, 'onSearch'> {
  /** The best rated professionals. */
  professionals: ShownList<User>
  /** The newest open offers. */
  offers: ShownList<Offer>
}

/** Renders what follows the search on the landing page, from professionals and offers to the team. */
export const HomeSections = ({
  professionals,
  offers,
  prices,
  reviews,
  onSearch,
  ...carousel
}: HomeSectionsProps) => (
  <>
    <Showcase
      professionals={{ ...professionals, allHref: paths.professionals }}
      offers={{ ...offers, allHref: paths.offers }}
    />
    <TapeBand href={paths.offers}>
      <OfferSearch action={paths.offers} name={TITLE_QUERY_KEY} onSearch={onSearch} />
    </TapeBand>
    <TradeCarousel tradeHref={tradeProfessionalsHref} {...carousel} />
    <HowItWorks />
    <PopularPrices prices={prices} />
    <RecentReviews reviews={reviews} />
    <Team />
  </>
)
