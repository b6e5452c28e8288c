import { ownPages, paths, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { AccountPage } from '../layout/index.ts'
import { AccountSidebar } from '../shell/index.ts'
import { signOut } from './screenDecorators.tsx'

interface AccountLayoutProps {
  viewer: User
  /** Index of the current sidebar item. */
  current: number
  title?: string
  filters?: ReactNode
  pager?: ReactNode
  children: ReactNode
}

/** Renders a page of the viewer's account with its sidebar. */
export const AccountLayout = ({ viewer, current, ...page }: AccountLayoutProps) => (
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
