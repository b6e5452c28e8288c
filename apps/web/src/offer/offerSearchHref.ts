import { offerFilters, paths } from '@plomada/domain'
import { withFilters } from '@plomada/domain/contract'

/** Returns the address of the offers whose title contains a text. */
export const offerSearchHref = (text: string): string =>
  withFilters(
    paths.offers,
    offerFilters,
    offerFilters.change(offerFilters.initial, { title: text || undefined }),
  )
