import { MarketplaceFooter, legalLinks } from '@plomada/ui'
import { pageTitles, paths } from '@plomada/domain'

const links = [{ label: pageTitles.localTrades, href: paths.localTrades }, ...legalLinks]

/** A constant element, so that a navigation does not re-render it. */
export const footer = <MarketplaceFooter homeHref={paths.home} contactHref={paths.contact} legal={links} />
