import { MarketplaceFooter, legalLinks } from '@plomada/ui'
import { paths } from '@plomada/domain'

/** A constant element, so that a navigation does not re-render it. */
export const footer = (
  <MarketplaceFooter homeHref={paths.home} contactHref={paths.contact} legal={legalLinks} />
)
