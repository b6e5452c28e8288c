import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths, type StoredUser } from '@plomada/domain'
import type { AdminSection } from '@plomada/ui'
import { AdminLayout } from '@plomada/ui/screens'
import { AccountStatus } from './AccountStatus.tsx'
import { footer } from './footer.tsx'
import { useAccess } from './withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { Notices } from './Notices.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { useIsHydrating } from './hooks/useIsHydrating.ts'
import { useNavigationEffects } from './hooks/useNavigationEffects.ts'
import { useTheme } from './hooks/useTheme.ts'

const toAdminSection = (pathname: string): AdminSection => {
  // The page of one user is not below the path of the list.
  if (pathname.startsWith(paths.users) || pathname.startsWith(paths.user)) return 'users'
  if (pathname.startsWith(paths.adminOffers)) return 'adminOffers'
  if (pathname.startsWith(paths.commissions)) return 'commissions'
  if (pathname.startsWith(paths.reconciliation)) return 'reconciliation'
  // The movements of a job are opened from it.
  if (pathname.startsWith(paths.ledgerStatement)) return 'adminAssignments'
  if (pathname.startsWith(paths.adminAssignments)) return 'adminAssignments'
  if (pathname.startsWith(paths.payments)) return 'payments'
  if (pathname.startsWith(paths.payoutDesk)) return 'payoutDesk'
  if (pathname.startsWith(paths.auditLog)) return 'auditLog'
  return pathname.startsWith(paths.trades) ? 'trades' : 'dashboard'
}

/** Renders the admin frame for an admin and on the server, and a refusal in the public frame for every other user. */
export function AdminArea() {
  const isHydrating = useIsHydrating()
  const { viewer, fallback } = useAccess({ roles: ['admin'] })
  return viewer || isHydrating ? (
    <AdminPages viewer={viewer}>{viewer ? <PageOutlet /> : fallback}</AdminPages>
  ) : (
    <PublicFrame>{fallback}</PublicFrame>
  )
}

function AdminPages({ viewer, children }: { viewer: StoredUser | undefined; children: ReactNode }) {
  const [theme, setTheme] = useTheme()
  useNavigationEffects()
  return (
    <AdminLayout
      viewer={viewer}
      section={toAdminSection(useLocation().pathname)}
      onSignOut={useSignOut()}
      theme={theme}
      onThemeChange={setTheme}
      banner={<AccountStatus />}
      notices={<Notices />}
      footer={footer}
    >
      {children}
    </AdminLayout>
  )
}
