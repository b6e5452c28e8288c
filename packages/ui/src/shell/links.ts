import {
  ownPages,
  paths,
  tradeProfessionalsHref,
  type Person,
  type Role,
  type TradeRef,
} from '@plomada/domain'
import * as shellMessages from './shell.messages.ts'

/** The signed-in user. */
export type Viewer = Person & {
  /** Determines the links of the navigation. */
  role: Role
}

/** A section of the site in the navigation. */
export type NavSection = 'home' | 'professionals' | 'offers' | 'create' | 'dashboard'

/** URLs of the navigation. */
export interface ShellLinks {
  /** The landing page. */
  home: string
  /** The list of offers. */
  offers: string
  /** The list of professionals. */
  professionals: string
  /** The form for a new offer. */
  createOffer: string
  /** The dashboard of an admin. */
  dashboard: string
  /** The contact form. */
  contact: string
  /** Returns the URL of the professionals of a trade. */
  tradeHref: (trade: TradeRef) => string
  /** The user's profile. Admins have none. */
  profile?: string | undefined
  /** The user's offers. */
  publications?: string | undefined
  /** The offers a professional was hired for. */
  assignments?: string | undefined
  /** The offers a professional applied to. */
  applications?: string | undefined
  /** Other admin pages. */
  admin?: { users: string; offers: string; trades: string; createTrade: string } | undefined
}

/** URLs of the admin pages, for their menu and the dashboard. */
export const adminLinks = {
  home: paths.home,
  dashboard: paths.dashboard,
  users: paths.users,
  offers: paths.adminOffers,
  running: paths.runningOffers,
  finished: paths.finishedOffers,
  trades: paths.trades,
  audit: paths.auditLog,
  createTrade: paths.menuCreateTrade,
} as const

/** Links to the legal pages, for the footer. */
export const legalLinks = [
  { label: shellMessages.terms, href: paths.terms },
  { label: shellMessages.privacy, href: paths.privacy },
  { label: shellMessages.regret, href: paths.regret },
] as const

/** Returns the URLs for `MarketplaceTopNav` and `MarketplaceMobileMenu` that a viewer has access to. */
export const shellLinks = (viewer: Pick<Viewer, 'id' | 'role'> | null): ShellLinks => ({
  home: paths.home,
  offers: paths.offers,
  professionals: paths.professionals,
  createOffer: paths.createOffer,
  dashboard: paths.dashboard,
  contact: paths.contact,
  tradeHref: tradeProfessionalsHref,
  ...(viewer && ownPages(viewer)),
  ...(viewer?.role === 'admin' && { admin: adminLinks }),
})
