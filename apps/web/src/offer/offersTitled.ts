import { offerFilters, paths } from '@plomada/domain'
import { withFilters } from '@plomada/domain/define'

/** The list of offers with a text to search by; the whole list when there is none. */
export const offersTitled = (text: string): string =>
  withFilters(
    paths.offers,
    offerFilters,
    offerFilters.change(offerFilters.initial, { title: text || undefined }),
  )
