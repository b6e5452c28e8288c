import { members, ownPages, paths, tradeHref, type Person, type Role, type TradeRef } from '@plomada/domain'
import { shellCopy } from './shell.copy.ts'

/** Whoever is signed in, as far as the shell needs to know. */
export type Viewer = Person & {
  /** Decides what the navigation offers. */
  role: Role
}

/** The part of the product that is on screen. */
export type ShellPlace = 'home' | 'professionals' | 'offers' | 'create' | 'dashboard'

/** Addresses that the navigation leads to. */
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
  /** The professionals of one trade. */
  tradeHref: (trade: TradeRef) => string
  /** One's own profile; an admin has none. */
  profile?: string | undefined
  /** One's own offers. */
  publications?: string | undefined
  /** The offers a professional was hired for. */
  assignments?: string | undefined
  /** The offers a professional applied to. */
  applications?: string | undefined
  /** The rest of an admin's pages. */
  admin?: { users: string; offers: string; trades: string; createTrade: string } | undefined
}

/** Whether somebody may publish an offer (decision D-041). */
export const maySeeCreate = (viewer: Viewer | null) =>
  viewer !== null && members.some((role) => role === viewer.role)

/** Whether somebody has a dashboard. */
export const maySeeDashboard = (viewer: Viewer | null) => viewer?.role === 'admin'

/** The product's own pages for whoever runs the marketplace, as its menu and its dashboard link them. */
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

/** The product's own legal pages, as the foot of every page links them. */
export const legalLinks = [
  { label: shellCopy.terms, href: paths.terms },
  { label: shellCopy.privacy, href: paths.privacy },
  { label: shellCopy.regret, href: paths.regret },
] as const

/** The product's own pages as the top bar and the phone's menu link them, for whoever looks at them. */
export const shellLinks = (viewer: Pick<Viewer, 'id' | 'role'> | null): ShellLinks => ({
  home: paths.home,
  offers: paths.offers,
  professionals: paths.professionals,
  createOffer: paths.createOffer,
  dashboard: paths.dashboard,
  contact: paths.contact,
  tradeHref,
  ...(viewer && ownPages(viewer)),
  ...(viewer?.role === 'admin' && { admin: adminLinks }),
})
