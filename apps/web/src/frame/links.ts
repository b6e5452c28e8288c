import { professionalFilters, professionalsOf, type Role, type User } from '@plomada/domain'
import { withFilters } from '../filters/useFilters.ts'
import { href, paths } from '../paths.ts'

/** Where a person's own pages are, by role; an admin has none. */
export const ownPages = ({ id, role }: Pick<User, 'id' | 'role'>) => {
  const pages: Record<Role, { profile: string; publications: string } | null> = {
    comun: { profile: href(paths.clientProfile, { id }), publications: href(paths.clientOffers, { id }) },
    professional: {
      profile: href(paths.professionalProfile, { id }),
      publications: href(paths.professionalOffers, { id }),
    },
    admin: null,
  }
  return pages[role]
}

/** The list of professionals with one trade chosen, as the carousel and the menu open it. */
export const tradeHref = (trade: { id: number }): string =>
  withFilters(paths.professionals, professionalFilters, professionalsOf(trade))

/** The pages of whoever runs the marketplace. */
export const adminLinks = {
  home: paths.home,
  dashboard: paths.dashboard,
  users: paths.users,
  offers: paths.adminOffers,
  running: paths.runningOffers,
  finished: paths.finishedOffers,
  trades: paths.trades,
  createTrade: paths.menuCreateTrade,
} as const

/** The links of the top bar and the menu for whoever looks at them. */
export const shellLinks = (viewer: Pick<User, 'id' | 'role'> | null) => ({
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
