import {
  navigation,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationViewer,
  paths,
  type UnreadKind,
} from './paths.ts'

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
