import { fillPath } from '@plomada/domain/define'

/** Every path of the product, once. Parameters are written as the router reads them. */
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

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The address of a path with its parameters filled in. */
export const href = <Path extends (typeof paths)[keyof typeof paths]>(
  path: Path,
  ...[params]: [ParamsOf<Path>] extends [never] ? [] : [Record<ParamsOf<Path>, string | number>]
): string => fillPath(path, params)
