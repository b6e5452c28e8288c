import { useLocation } from 'react-router-dom'
import { paths, type StoredUser } from '@plomada/domain'
import {
  AdminFrame,
  AdminHeader,
  adminLinks,
  AdminSidebar,
  shellMessages,
  ThemeToggle,
  type AdminSection,
} from '@plomada/ui'
import { footer } from './footer.tsx'
import { useAccess } from './withViewer.tsx'
import { useSession } from '../session/useSession.ts'
import { Notices } from './Notices.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { useNavigationEffects } from './useNavigationEffects.ts'
import { useTheme } from './useTheme.ts'

export const adminTitles: Record<AdminSection, string> = {
  dashboard: shellMessages.dashboard,
  users: shellMessages.users,
  offers: shellMessages.offers,
  trades: shellMessages.trades,
  audit: shellMessages.auditLog,
}

const toAdminSection = (pathname: string): AdminSection => {
  // The page of one user is not below the path of the list.
  if (pathname.startsWith(paths.users) || pathname.startsWith(paths.user)) return 'users'
  if (pathname.startsWith(paths.adminOffers)) return 'offers'
  if (pathname.startsWith(paths.auditLog)) return 'audit'
  return pathname.startsWith(paths.trades) ? 'trades' : 'dashboard'
}

/** Renders the admin frame for an admin, and a refusal in the public frame for every other user. */
export function AdminArea() {
  const { viewer, fallback } = useAccess({ roles: ['admin'] })
  return viewer ? <AdminPages viewer={viewer} /> : <PublicFrame>{fallback}</PublicFrame>
}

function AdminPages({ viewer }: { viewer: StoredUser }) {
  const { signOut } = useSession()
  const [theme, setTheme] = useTheme()
  const place = toAdminSection(useLocation().pathname)
  useNavigationEffects()
  return (
    <AdminFrame
      menu={<AdminSidebar current={place} links={adminLinks} onSignOut={() => void signOut()} />}
      header={
        <AdminHeader
          person={viewer}
          title={adminTitles[place]}
          tools={<ThemeToggle theme={theme} onChange={setTheme} />}
        />
      }
      notices={<Notices />}
      footer={footer}
    >
      <PageOutlet />
    </AdminFrame>
  )
}
