import { ownPages, paths, type User } from '@plomada/domain'
import { AccountPage, type AccountPageProps } from '../layout/index.ts'
import { MarketplaceAccountSidebar } from '../shell/index.ts'

/** Props of all screens of the account. */
export interface AccountScreenProps {
  /** The signed-in user. */
  viewer: User
  /** Called when the viewer signs out. */
  onSignOut: () => void
  /** Number of unread messages, for the menu. */
  unreadMessages?: number | undefined
}

export interface AccountLayoutProps extends AccountScreenProps, Omit<AccountPageProps, 'menu'> {
  /** Index of the current item of the sidebar, from `accountItems`. */
  current: number
}

/** Renders a page of the viewer's account with its sidebar. */
export const AccountLayout = ({
  viewer,
  onSignOut,
  unreadMessages,
  current,
  ...page
}: AccountLayoutProps) => {
  const own = ownPages(viewer) ?? { profile: paths.home, publications: paths.home }
  return (
    <AccountPage
      menu={
        <MarketplaceAccountSidebar
          person={viewer}
          current={current}
          links={{
            ...own,
            messages: paths.messages,
            notifications: paths.notifications,
            favorites: paths.favorites,
            alerts: paths.alerts,
            home: paths.home,
          }}
          unreadMessages={unreadMessages}
          onSignOut={onSignOut}
        />
      }
      {...page}
    />
  )
}
