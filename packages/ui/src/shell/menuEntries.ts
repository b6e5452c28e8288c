import type { NavigationId } from '@plomada/domain'
import type { IconNode } from '../base/Icon/IconNode.ts'
import { menuLabel as favorites } from '../favorite/favorite.menu.messages.ts'
import { menuLabel as agenda } from '../assignment/assignment.menu.messages.ts'
import { menuLabel as alerts } from '../alert/alert.menu.messages.ts'
import { menuLabel as earnings } from '../payout/payout.menu.messages.ts'
import { menuLabel as notifications } from '../notification/notification.menu.messages.ts'
import * as icons from '../base/Icon/icons.ts'
import * as shellMessages from './shell.messages.ts'

interface MenuEntry {
  label: string
  icon: IconNode
}

/** Label and icon of each link, for menus and sidebars, whose code loads later than the top bar. */
export const menuEntries: Readonly<Record<NavigationId, MenuEntry>> = {
  home: { label: shellMessages.home, icon: icons.house },
  professionals: { label: shellMessages.professionals, icon: icons.users },
  offers: { label: shellMessages.offers, icon: icons.list },
  createOffer: { label: shellMessages.createOffer, icon: icons.plus },
  profile: { label: shellMessages.profile, icon: icons.user },
  publications: { label: shellMessages.publications, icon: icons.briefcase },
  assignments: { label: shellMessages.assignments, icon: icons.hammer },
  agenda: { label: agenda, icon: icons.calendar },
  applications: { label: shellMessages.applications, icon: icons.list },
  messages: { label: shellMessages.messages, icon: icons.message },
  notifications: { label: notifications, icon: icons.bell },
  earnings: { label: earnings, icon: icons.creditCard },
  favorites: { label: favorites, icon: icons.bookmark },
  alerts: { label: alerts, icon: icons.bellRing },
  account: { label: shellMessages.account, icon: icons.key },
  dashboard: { label: shellMessages.dashboard, icon: icons.dashboard },
  users: { label: shellMessages.users, icon: icons.users },
  adminOffers: { label: shellMessages.offers, icon: icons.briefcase },
  adminAssignments: { label: shellMessages.adminAssignments, icon: icons.hammer },
  payments: { label: shellMessages.payments, icon: icons.creditCard },
  payoutDesk: { label: shellMessages.payoutDesk, icon: icons.creditCard },
  commissions: { label: shellMessages.commissions, icon: icons.dashboard },
  reconciliation: { label: shellMessages.reconciliation, icon: icons.check },
  trades: { label: shellMessages.trades, icon: icons.wrench },
  auditLog: { label: shellMessages.auditLog, icon: icons.list },
  createTrade: { label: shellMessages.adminCreateTrade, icon: icons.plus },
  contact: { label: shellMessages.contact, icon: icons.mail },
}
