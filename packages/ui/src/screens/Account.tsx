import { ownPages, paths, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { AccountPage } from '../layout/index.ts'
import { AccountSidebar, Forbidden, Splash } from '../shell/index.ts'
import { viewers, type Who } from './market.ts'
import { signIn, signOut } from './Screen.tsx'

interface GateProps {
  who: Who
  /** Roles that may enter; everybody who is signed in when left out. */
  roles?: readonly User['role'][]
  children: (viewer: User) => ReactNode
}

/** Lets in who may see a page, offers the sign-in to a visitor and tells a wrong role so. */
export const Gate = ({ who, roles, children }: GateProps) => {
  const viewer = viewers[who]
  if (!viewer) return <Splash onSignIn={signIn} homeHref={paths.home} />
  if (roles && !roles.includes(viewer.role)) return <Forbidden homeHref={paths.home} />
  return children(viewer)
}

interface AccountProps {
  viewer: User
  /** Number of the current item of the menu. */
  current: number
  title?: string
  filters?: ReactNode
  pager?: ReactNode
  children: ReactNode
}

/** A page of one's own account, with its menu. */
export const Account = ({ viewer, current, ...page }: AccountProps) => (
  <AccountPage
    menu={
      <AccountSidebar
        person={viewer}
        current={current}
        links={{
          ...(ownPages(viewer) ?? { profile: paths.home, publications: paths.home }),
          home: paths.home,
        }}
        onSignOut={signOut}
      />
    }
    {...page}
  />
)
