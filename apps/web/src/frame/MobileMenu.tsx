// A separate module, so that the menu and the bell are a separate chunk.
import { paths } from '@plomada/domain'
import { MarketplaceMobileMenu, type MarketplaceMobileMenuProps } from '@plomada/ui'
import { Bell } from '../notification/Bell.tsx'
import { useUnread } from '../notification/useUnread.ts'

export default function MobileMenu(props: MarketplaceMobileMenuProps) {
  return <MarketplaceMobileMenu {...props} notificationsHref={paths.notifications} unread={useUnread()} />
}

export { Bell }
