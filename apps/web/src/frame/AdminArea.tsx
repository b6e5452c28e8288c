import { useLocation } from 'react-router-dom'
import { paths, type StoredUser } from '@plomada/domain'
import {
  AdminFrame,
  AdminHeader,
  adminLinks,
  AdminSidebar,
  shellCopy,
  ThemeToggle,
  type AdminPlace,
} from '@plomada/ui'
import { footer } from './footer.tsx'
import { useAdmission } from './Gate.tsx'
import { useSession } from '../session/useSession.ts'
import { Notices } from './Notices.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import { useNavigationEffects } from './useNavigationEffects.ts'
import { useTheme } from './useTheme.ts'

/** The first heading of each part of the administration. */
export const adminTitles: Record<AdminPlace, string> = {
  dashboard: shellCopy.dashboard,
  users: shellCopy.users,
  offers: shellCopy.offers,
  trades: shellCopy.trades,
  audit: shellCopy.auditLog,
}

/** The part that an address belongs to. */
const placeOf = (pathname: string): AdminPlace => {
  // One person stands beside all of them, under a name of its own.
  if (pathname.startsWith(paths.users) || pathname.startsWith(paths.user)) return 'users'
  if (pathname.startsWith(paths.adminOffers)) return 'offers'
  if (pathname.startsWith(paths.auditLog)) return 'audit'
  return pathname.startsWith(paths.trades) ? 'trades' : 'dashboard'
}

/** The pages of whoever runs the marketplace; everybody else is told so in the product's own frame. */
export function AdminArea() {
  const { viewer, instead } = useAdmission({ roles: ['admin'] })
  return viewer ? <Administration viewer={viewer} /> : <PublicFrame instead={instead} />
}

function Administration({ viewer }: { viewer: StoredUser }) {
  const { signOut } = useSession()
  const [theme, setTheme] = useTheme()
  const place = placeOf(useLocation().pathname)
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
