import { ownPages, paths } from './paths.ts'
import { memberRoles, type Role } from './roles.ts'

/** The links that a group has in common: pages of the site, of the account or of the admin area, and the contact. */
export type NavigationGroup = 'site' | 'account' | 'administration' | 'contact'

/** What a link counts: unread messages or unread notifications. */
export type UnreadKind = 'messages' | 'notifications'

interface NavigationViewer {
  id: number
  role: Role
}

interface NavigationEntry {
  group: NavigationGroup
  /** A page for everyone or for the roles, or one whose address differs by user. */
  href: string | ((viewer: NavigationViewer) => string | undefined)
  /** The roles that have the link; everyone by default. */
  roles?: readonly Role[]
  /** Whether the link is also in the top bar. */
  isInBar?: boolean
  /** Whether the link is missing in the sidebar of its group. */
  isOnlyInMenu?: boolean
  unread?: UnreadKind
}

const signedIn = [...memberRoles, 'admin'] as const
const ownPage = (page: 'profile' | 'publications' | 'assignments' | 'applications') =>
  ((viewer) => ownPages(viewer)?.[page]) satisfies NavigationEntry['href']

/**
 * The navigation of every role, in order. The phone menu has all links of a role, the top bar, the sidebars and the menu
 * of the portrait have parts of them.
 */
export const navigation = {
  home: { group: 'site', href: paths.home, isInBar: true },
  professionals: { group: 'site', href: paths.professionals, isInBar: true },
  offers: { group: 'site', href: paths.offers, isInBar: true },
  createOffer: { group: 'site', href: paths.createOffer, roles: memberRoles, isInBar: true },
  profile: { group: 'account', href: ownPage('profile') },
  publications: { group: 'account', href: ownPage('publications') },
  assignments: { group: 'account', href: ownPage('assignments') },
  applications: { group: 'account', href: ownPage('applications') },
  messages: { group: 'account', href: paths.messages, roles: memberRoles, isInBar: true, unread: 'messages' },
  notifications: {
    group: 'account',
    href: paths.notifications,
    roles: signedIn,
    unread: 'notifications',
  },
  favorites: { group: 'account', href: paths.favorites, roles: memberRoles },
  alerts: { group: 'account', href: paths.alerts, roles: ['professional'] },
  account: { group: 'account', href: paths.account, roles: signedIn },
  dashboard: { group: 'administration', href: paths.dashboard, roles: ['admin'], isInBar: true },
  users: { group: 'administration', href: paths.users, roles: ['admin'] },
  adminOffers: { group: 'administration', href: paths.adminOffers, roles: ['admin'] },
  payments: { group: 'administration', href: paths.payments, roles: ['admin'] },
  trades: { group: 'administration', href: paths.trades, roles: ['admin'] },
  auditLog: { group: 'administration', href: paths.auditLog, roles: ['admin'] },
  createTrade: {
    group: 'administration',
    href: paths.menuCreateTrade,
    roles: ['admin'],
    isOnlyInMenu: true,
  },
  contact: { group: 'contact', href: paths.contact },
} as const satisfies Record<string, NavigationEntry>

/** A link of the navigation. */
export type NavigationId = keyof typeof navigation

const entries = Object.entries(navigation) as [NavigationId, NavigationEntry][]
const listIds = (isWanted: (entry: NavigationEntry) => boolean): readonly NavigationId[] =>
  entries.filter(([, entry]) => isWanted(entry)).map(([id]) => id)

/** The links of the top bar. */
export const barNavigation = listIds(({ isInBar = false }) => isInBar)

/** Returns the links of a group, which the phone menu shows. */
export const groupNavigation = (group: NavigationGroup): readonly NavigationId[] =>
  listIds((entry) => entry.group === group)

/** Returns the links of a group that its sidebar shows. */
export const sidebarNavigation = (group: NavigationGroup): readonly NavigationId[] =>
  listIds((entry) => entry.group === group && entry.isOnlyInMenu !== true)

/** The URL of each link that a user has. */
export type NavigationLinks = Readonly<Partial<Record<NavigationId, string>>>

/** Returns the links of a signed-in user, or of a visitor. */
export function navigationLinks(viewer: NavigationViewer | null): NavigationLinks {
  const links: Partial<Record<NavigationId, string>> = {}
  for (const [id, { href, roles }] of entries) {
    if (roles && (!viewer || !roles.includes(viewer.role))) continue
    const url = typeof href === 'string' ? href : viewer && href(viewer)
    if (url) links[id] = url
  }
  return links
}

/** Returns what a link counts, if anything. */
export const unreadKind = (id: NavigationId): UnreadKind | undefined =>
  (navigation[id] as NavigationEntry).unread

/** Returns the link whose page, or the page above it, is at a path. */
export function findCurrent(links: NavigationLinks, pathname: string): NavigationId | undefined {
  const matches = (Object.entries(links) as [NavigationId, string][]).filter(
    ([, href]) => pathname === href || (href !== paths.home && pathname.startsWith(`${href}/`)),
  )
  return matches.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
}
