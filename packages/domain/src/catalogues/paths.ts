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

/** Where a person's own pages are, by role; an admin has none. */
export const ownPages = ({ id, role }: { id: number; role: Role }) => {
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
