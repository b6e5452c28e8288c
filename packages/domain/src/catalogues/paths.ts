import type { ParamsIn } from '../define/call.ts'
import { fillPath } from '../define/path.ts'
import type { Role } from './roles.ts'

/**
 * Every page of the product, by the path that routers, links, mails and payment windows share. `:name` stands for a
 * parameter: `href` fills it in.
 */
export const paths = {
  home: '/',
  offers: '/service',
  offer: '/service/detail/:id',
  createOffer: '/create/service',
  professionals: '/professional',
  professional: '/professional/detail/:id',
  register: '/user/register',
  additionalInfo: '/aditionalinfo',
  clientProfile: '/profile/:id',
  clientOffers: '/profilec/:id',
  becomeProfessional: '/profilec/modificar',
  personalData: '/profilec/modificardatos',
  professionalProfile: '/myprofilep/:id',
  professionalOffers: '/profilep/:id',
  assignments: '/profilep/jobs/:id',
  applications: '/profilep/postulaciones/:id',
  paid: '/stripe/:role/:idUser/success/:idProduct',
  paymentFailed: '/stripe/:role/:idUser/fail/',
  contact: '/contact',
  terms: '/terminos',
  privacy: '/privacidad',
  regret: '/arrepentimiento',
  trade: '/job/:id',
  identity: '/user/profile',
  dashboard: '/dashboard',
  /** The same page, by another spelling (decision D-019). */
  capitalDashboard: '/Dashboard',
  users: '/dashboard/users',
  user: '/dashboard/user/detail',
  adminOffers: '/dashboard/services',
  runningOffers: '/dashboard/services/proceso',
  finishedOffers: '/dashboard/services/terminado',
  trades: '/dashboard/jobs',
  auditLog: '/dashboard/audit',
  createTrade: '/dashboard/jobs/create',
  /** The phone's menu leads here (decision D-016). */
  menuCreateTrade: '/admin/create/job',
  /** A leftover of the specification (decision D-014). */
  formsss: '/formsss',
} as const

/** The address of a page: its path with the parameters filled in, without a host. */
export const href = <Path extends (typeof paths)[keyof typeof paths]>(
  path: Path,
  ...[params]: [ParamsIn<Path>] extends [never] ? [] : [Record<ParamsIn<Path>, string | number>]
): string => fillPath(path, params)

/** Where an offer's page is. */
export const offerHref = ({ id }: { id: number }): string => href(paths.offer, { id })

/** Where a professional's page is. */
export const professionalHref = ({ id }: { id: number }): string => href(paths.professional, { id })

/** What the address of the professionals calls the trade that the list is narrowed to. */
export const TRADE_IN_ADDRESS = 'job'

// Not through the filters, which no page needs that only links to the list.
/** The list of professionals as the trade carousel and the Profesionales menu open it: one trade chosen, all else at its start. */
export const tradeHref = ({ id }: { id: number }): string =>
  `${paths.professionals}?${TRADE_IN_ADDRESS}=${id}`

/** A person's own pages; only people of trade are hired and apply. */
interface OwnPages {
  profile: string
  publications: string
  assignments?: string
  applications?: string
}

/** Where a person's own pages are, by role; an admin has none. */
export const ownPages = ({ id, role }: { id: number; role: Role }) => {
  const pages: Record<Role, OwnPages | null> = {
    comun: { profile: href(paths.clientProfile, { id }), publications: href(paths.clientOffers, { id }) },
    professional: {
      profile: href(paths.professionalProfile, { id }),
      publications: href(paths.professionalOffers, { id }),
      assignments: href(paths.assignments, { id }),
      applications: href(paths.applications, { id }),
    },
    admin: null,
  }
  return pages[role]
}
