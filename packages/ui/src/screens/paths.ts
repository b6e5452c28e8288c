import { professionalFilters, professionalsOf, type User } from '@plomada/domain'
import { toSearch } from '@plomada/domain/define'
import type { ShellLinks } from '../shell/index.ts'

/** Where the screens' links lead: the addresses of the product. */
export const paths = {
  home: '/',
  offers: '/service',
  offer: (id: number) => `/service/detail/${id}`,
  createOffer: '/create/service',
  professionals: '/professional',
  professional: (id: number) => `/professional/detail/${id}`,
  register: '/user/register',
  becomeProfessional: '/profilec/modificar',
  personalData: '/profilec/modificardatos',
  assignments: (id: number) => `/profilep/jobs/${id}`,
  applications: (id: number) => `/profilep/postulaciones/${id}`,
  contact: '/contact',
  dashboard: '/dashboard',
}

/** The address of a list with some filters. */
export const withFilters = <Filters>(
  path: string,
  of: { toUrl(filters: Filters): Record<string, unknown> },
  filters: Filters,
): string => {
  const search = toSearch(of.toUrl(filters)).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The professionals of one trade, as the carousel and the menu open them. */
export const tradeHref = (trade: { id: number }): string =>
  withFilters(paths.professionals, professionalFilters, professionalsOf(trade))

/** Where a client's or a professional's own pages are. */
export const ownPages = ({ id, role }: Pick<User, 'id' | 'role'>) =>
  role === 'professional'
    ? { profile: `/myprofilep/${id}`, publications: `/profilep/${id}` }
    : { profile: `/profile/${id}`, publications: `/profilec/${id}` }

/** The links of the top bar and the menu for whoever looks at them. */
export const shellLinks = (viewer: Pick<User, 'id' | 'role'> | null): ShellLinks => ({
  home: paths.home,
  offers: paths.offers,
  professionals: paths.professionals,
  createOffer: paths.createOffer,
  dashboard: paths.dashboard,
  contact: paths.contact,
  tradeHref,
  ...(viewer && viewer.role !== 'admin' && ownPages(viewer)),
  ...(viewer?.role === 'admin' && {
    admin: {
      users: '/dashboard/users',
      offers: '/dashboard/services',
      trades: '/dashboard/jobs',
      createTrade: '/admin/create/job',
    },
  }),
})

/** The pages of whoever runs the marketplace. */
export const adminPaths = {
  home: '/',
  dashboard: paths.dashboard,
  users: '/dashboard/users',
  user: '/dashboard/user/detail',
  offers: '/dashboard/services',
  running: '/dashboard/services/proceso',
  finished: '/dashboard/services/terminado',
  trades: '/dashboard/jobs',
}
