'use client'
import type { ReactNode } from 'react'
import { ThemeToggle, type ThemeToggleProps } from '../base/index.ts'
import {
  AdminFrame,
  type AdminFrameProps,
  AdminHeader,
  AdminSidebar,
  type AdminSection,
  shellMessages,
  type Viewer,
} from '../shell/index.ts'

/** Titles of the sections of the admin area. */
export const adminTitles: Readonly<Record<AdminSection, string>> = {
  dashboard: shellMessages.dashboard,
  users: shellMessages.users,
  adminOffers: shellMessages.offers,
  adminAssignments: shellMessages.adminAssignments,
  payments: shellMessages.payments,
  payoutDesk: shellMessages.payoutDesk,
  commissions: shellMessages.commissions,
  reconciliation: shellMessages.reconciliation,
  trades: shellMessages.trades,
  auditLog: shellMessages.auditLog,
}

export interface AdminLayoutProps extends Omit<AdminFrameProps, 'menu' | 'header'> {
  /** The signed-in admin. Undefined on the server. */
  viewer: Viewer | undefined
  /** Section of the current page. */
  section: AdminSection
  /** Called when the viewer signs out. */
  onSignOut: () => void
  /** The current theme. */
  theme: ThemeToggleProps['theme']
  /** Called with the theme that the viewer chooses. */
  onThemeChange: ThemeToggleProps['onChange']
}

/** Renders a page of the admin area with its sidebar and header. */
export const AdminLayout = (props: AdminLayoutProps): ReactNode => {
  const { viewer, section, onSignOut, theme, onThemeChange, ...frame } = props
  return (
    <AdminFrame
      menu={<AdminSidebar current={section} onSignOut={onSignOut} />}
      header={
        <AdminHeader
          person={viewer}
          title={adminTitles[section]}
          tools={<ThemeToggle theme={theme} onChange={onThemeChange} />}
        />
      }
      {...frame}
    />
  )
}
