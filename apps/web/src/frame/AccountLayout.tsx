import type { ReactNode } from 'react'
import { AccountPage, AccountSidebar } from '@plomada/ui'
import { ownPages, paths, type StoredUser } from '@plomada/domain'
import { useSession } from '../session/useSession.ts'

interface AccountLayoutProps {
  viewer: StoredUser
  /** The number of the current item of the sidebar. */
  current: number
  title?: string
  /** The filter panel, above the content. */
  filters?: ReactNode
  /** Under the content. */
  pager?: ReactNode
  children: ReactNode
}

/** A page of one's own account: its sidebar beside it. */
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
