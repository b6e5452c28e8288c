import type { NavigationId, User } from '@plomada/domain'
import { AccountPage, type AccountPageProps } from '../../layout/index.ts'
import { MarketplaceAccountSidebar } from '../../shell/index.ts'

/** Props of all screens of the account. */
export interface AccountScreenProps {
  /** The signed-in user. */
  viewer: User
  /** Called when the viewer signs out. */
  onSignOut: () => void
}

export interface AccountLayoutProps extends AccountScreenProps, Omit<AccountPageProps, 'menu'> {
  /** The link of the page in the sidebar. */
  current: NavigationId
}

/** Renders a page of the viewer's account with its sidebar. */
export const AccountLayout = ({ viewer, onSignOut, current, ...page }: AccountLayoutProps) => (
  <AccountPage
    menu={<MarketplaceAccountSidebar person={viewer} current={current} onSignOut={onSignOut} />}
    {...page}
  />
)
