import { paths, type Person, type Role } from '@plomada/domain'
import * as shellMessages from './shell.messages.ts'

/** The signed-in user. */
export type Viewer = Person & {
  /** Determines the links of the navigation. */
  role: Role
}

/** URLs of the admin pages, for the dashboard. */
export const adminLinks = {
  home: paths.home,
  dashboard: paths.dashboard,
  users: paths.users,
  offers: paths.adminOffers,
  running: paths.runningOffers,
  finished: paths.finishedOffers,
  assignments: paths.adminAssignments,
  withdrawals: paths.adminWithdrawals,
  payments: paths.payments,
  trades: paths.trades,
  audit: paths.auditLog,
  createTrade: paths.menuCreateTrade,
} as const

/** Links to the legal pages, for the footer. */
export const legalLinks = [
  { label: shellMessages.terms, href: paths.terms },
  { label: shellMessages.privacy, href: paths.privacy },
  { label: shellMessages.regret, href: paths.regret },
  { label: shellMessages.closeAccount, href: paths.closeAccount },
] as const
