import { fillPath, type PathParams } from '@plomada/define'
import { memberRoles, type Role } from './roles.ts'
import { toSlug } from './slug.ts'

/** The path of every page, shared by routes, links, mails and payment windows. `href` fills in parameters such as `:id`. */
export const paths = {
  home: '/',
  offers: '/service',
  offer: '/service/detail/:id',
  /** The applicants of an own offer, side by side. */
  applicants: '/service/comparar/:id',
  createOffer: '/create/service',
  editOffer: '/service/editar/:id',
  renewOffer: '/service/renovar/:id',
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
  /** The appointments of a month. */
  agenda: '/agenda',
  /** A job, and its claim. */
  assignment: '/trabajo/:id',
  claim: '/trabajo/:id/reclamo',
  /** What a professional has earned, and the account for it. */
  earnings: '/cobros',
  /** The movements of a month such as 2026-11. */
  statement: '/cobros/:month',
  /** What a client paid, and the commission of a professional, as documents. */
  receipt: '/recibo/:id',
  invoice: '/comprobante/:id',
  favorites: '/guardados',
  alerts: '/alertas',
  paid: '/stripe/:role/:idUser/success/:idProduct',
  paymentFailed: '/stripe/:role/:idUser/fail/',
  contact: '/contact',
  messages: '/messages',
  conversation: '/messages/:id',
  terms: '/terminos',
  privacy: '/privacidad',
  regret: '/arrepentimiento',
  closeAccount: '/baja',
  trade: '/job/:id',
  /** Professionals and offers of a trade, for search engines and visitors. */
  localTrades: '/oficios',
  localTrade: '/oficios/:trade',
  localTradeInCity: '/oficios/:trade/:city',
  notifications: '/notifications',
  notificationPreferences: '/notifications/preferences',
  /** The account, a tab for each path. */
  account: '/mi-cuenta',
  accountPhoto: '/mi-cuenta/foto',
  identity: '/user/profile',
  dashboard: '/dashboard',
  /** Alias of `dashboard` (decision D-019). */
  capitalDashboard: '/Dashboard',
  users: '/dashboard/users',
  user: '/dashboard/user/detail',
  adminOffers: '/dashboard/services',
  runningOffers: '/dashboard/services/proceso',
  finishedOffers: '/dashboard/services/terminado',
  adminAssignments: '/dashboard/trabajos',
  payments: '/dashboard/payments',
  adminWithdrawals: '/dashboard/arrepentimientos',
  /** Payouts to professionals, and one run of them. */
  payoutDesk: '/dashboard/pagos',
  payoutRun: '/dashboard/pagos/:id',
  trades: '/dashboard/jobs',
  auditLog: '/dashboard/audit',
  createTrade: '/dashboard/jobs/create',
  /** Target of the mobile menu (decision D-016). */
  menuCreateTrade: '/admin/create/job',
  /** Unused page that the specification lists (decision D-014). */
  formsss: '/formsss',
} as const

/** Paths that only redirect, and where to. They match with their case, because `/dashboard` is no alias. */
export const aliases: ReadonlyMap<string, string> = new Map([
  [paths.capitalDashboard, paths.dashboard],
  [paths.formsss, paths.createOffer],
  [paths.menuCreateTrade, paths.createTrade],
])

/** Returns the URL of a page without its origin: the path with its parameters filled in. */
export const href = <Path extends (typeof paths)[keyof typeof paths]>(
  path: Path,
  ...[params]: [PathParams<Path>] extends [never] ? [] : [Record<PathParams<Path>, string | number>]
): string => fillPath(path, params)

export const offerHref = ({ id }: { id: number }): string => href(paths.offer, { id })

export const editOfferHref = ({ id }: { id: number }): string => href(paths.editOffer, { id })
/** Returns the URL of the page that asks the owner of an offer whether to renew it. */
export const renewOfferHref = ({ id }: { id: number }): string => href(paths.renewOffer, { id })
/** Query key of the offer whose content a new one starts with. */
export const COPY_QUERY_KEY = 'copiar'
/** Returns the URL of the form of a new offer with the content of another one. */
export const copyOfferHref = ({ id }: { id: number }): string =>
  `${paths.createOffer}?${COPY_QUERY_KEY}=${id}`

/** Returns the URL that opens the conversation about an offer with one of its applicants; without one, with the owner. */
export const openConversationHref = (offer: { id: number }, applicant?: { id: number }): string =>
  `${paths.messages}?service=${offer.id}${applicant ? `&user=${applicant.id}` : ''}`
/** Query key of the month of the agenda. */
export const MONTH_QUERY_KEY = 'mes'

/** Returns the URL of the agenda in a month such as 2026-12; by default in the current one. */
export const agendaHref = (month?: string): string =>
  month === undefined ? paths.agenda : `${paths.agenda}?${MONTH_QUERY_KEY}=${month}`

export const assignmentHref = ({ id }: { id: number }): string => href(paths.assignment, { id })
export const claimHref = ({ id }: { id: number }): string => href(paths.claim, { id })

export const payoutRunHref = ({ id }: { id: number }): string => href(paths.payoutRun, { id })
export const receiptHref = ({ id }: { id: number }): string => href(paths.receipt, { id })
export const invoiceHref = ({ id }: { id: number }): string => href(paths.invoice, { id })
export const statementHref = (month: string): string => href(paths.statement, { month })

/** Returns the URL of the comparison of an offer's applicants. */
export const applicantsHref = ({ id }: { id: number }): string => href(paths.applicants, { id })

export const professionalHref = ({ id }: { id: number }): string => href(paths.professional, { id })

/** Query key of the trade filter on the lists of offers and professionals. */
export const TRADE_QUERY_KEY = 'job'

// The next two do not use the filters of the lists: pages that only link to a list should not load them.
/** Returns the URL of the list of professionals, filtered by one trade. */
export const tradeProfessionalsHref = ({ id }: { id: number }): string =>
  `${paths.professionals}?${TRADE_QUERY_KEY}=${id}`

/** Returns the URL of the list of offers, filtered by one trade. */
export const tradeOffersHref = ({ id }: { id: number }): string => `${paths.offers}?${TRADE_QUERY_KEY}=${id}`

/** Returns the URL of a trade in the province or in a city. */
export const localTradeHref = (trade: { name: string }, city?: string): string =>
  city === undefined
    ? href(paths.localTrade, { trade: toSlug(trade.name) })
    : href(paths.localTradeInCity, { trade: toSlug(trade.name), city: toSlug(city) })

/** The account pages of a user. Only professionals have assignments and applications. */
interface OwnPages {
  profile: string
  publications: string
  assignments?: string
  applications?: string
}

/** Returns the URLs of a user's account pages by role, or null for an admin. */
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

/** The links that a group has in common: pages of the site, of the account or of the admin area, and the contact. */
export type NavigationGroup = 'site' | 'account' | 'administration' | 'contact'

/** What a link counts: unread messages or unread notifications. */
export type UnreadKind = 'messages' | 'notifications'

export interface NavigationViewer {
  id: number
  role: Role
}

export interface NavigationEntry {
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
  agenda: { group: 'account', href: paths.agenda, roles: memberRoles },
  applications: { group: 'account', href: ownPage('applications') },
  messages: { group: 'account', href: paths.messages, roles: memberRoles, isInBar: true, unread: 'messages' },
  notifications: {
    group: 'account',
    href: paths.notifications,
    roles: signedIn,
    unread: 'notifications',
  },
  earnings: { group: 'account', href: paths.earnings, roles: ['professional'] },
  favorites: { group: 'account', href: paths.favorites, roles: memberRoles },
  alerts: { group: 'account', href: paths.alerts, roles: ['professional'] },
  account: { group: 'account', href: paths.account, roles: signedIn },
  dashboard: { group: 'administration', href: paths.dashboard, roles: ['admin'], isInBar: true },
  users: { group: 'administration', href: paths.users, roles: ['admin'] },
  adminOffers: { group: 'administration', href: paths.adminOffers, roles: ['admin'] },
  adminAssignments: { group: 'administration', href: paths.adminAssignments, roles: ['admin'] },
  payments: { group: 'administration', href: paths.payments, roles: ['admin'] },
  payoutDesk: { group: 'administration', href: paths.payoutDesk, roles: ['admin'] },
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
