import type { ReactNode } from 'react'
import { AccountPage, AccountSidebar } from '@plomada/ui'
import { ownPages, paths, type StoredUser } from '@plomada/domain'
import { useSession } from '../session/useSession.ts'

interface AccountLayoutProps {
  viewer: StoredUser
  /** The index of the current sidebar item. */
  current: number
  title?: string
  filters?: ReactNode
  pager?: ReactNode
  children: ReactNode
}

export function AccountLayout({ viewer, current, children, ...page }: AccountLayoutProps) {
  const { signOut } = useSession()
  const own = ownPages(viewer) ?? { profile: paths.home, publications: paths.home }
  return (
    <AccountPage
      menu={
        <AccountSidebar
          person={viewer}
          current={current}
          links={{ ...own, home: paths.home }}
          onSignOut={() => void signOut()}
        />
      }
      {...page}
    >
      {children}
    </AccountPage>
  )
}
