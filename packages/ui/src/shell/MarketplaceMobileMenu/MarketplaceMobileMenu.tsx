'use client'
import { MENU_TRADES } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import type { IconNode } from '../../base/Icon/IconNode.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import type { NavigationGroup } from '../../navigation/items.ts'
import { MobileMenu, type MobileMenuProps } from '../../navigation/MobileMenu/MobileMenu.tsx'
import { useMessages } from '../../provider/index.ts'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import type { NavSection } from '../links.ts'
import { canCreateOffer, canSeeDashboard } from '../viewer.ts'
import type { MarketplaceTopNavProps } from '../MarketplaceTopNav/MarketplaceTopNav.tsx'
import * as shellMessages from '../shell.messages.ts'
import { ViewerIdentity } from '../ViewerIdentity/ViewerIdentity.tsx'

type SharedProps = 'viewer' | 'current' | 'trades' | 'links' | 'theme' | 'onThemeChange' | 'onSignIn'

export interface MarketplaceMobileMenuProps
  extends Pick<MarketplaceTopNavProps, SharedProps>, Pick<MobileMenuProps, 'isOpen' | 'onClose'> {
  /** Signs out. */
  onSignOut: () => void
  /** URL of the notifications. Omit it if there are none. */
  notificationsHref?: string
  /** Number of unread notifications.
   * @default 0 */
  unread?: number
}

type Entry = [label: string, icon: IconNode, href: string | undefined, section?: NavSection]

/** Returns the groups for a viewer: account, administration, site, trades, contact. Entries without a URL are omitted. */
const getGroups = (props: MarketplaceMobileMenuProps): NavigationGroup[] => {
  const { viewer, current, trades, links, notificationsHref, unread = 0 } = props
  const { home, offers, professionals, admin } = links
  const account: Entry[] = [
    [shellMessages.profile, icons.user, links.profile],
    [shellMessages.publications, icons.briefcase, links.publications],
    [shellMessages.assignments, icons.hammer, links.assignments],
    [shellMessages.applications, icons.list, links.applications],
  ]
  const administration: Entry[] = [
    [shellMessages.dashboard, icons.dashboard, links.dashboard, 'dashboard'],
    [shellMessages.adminUsers, icons.users, admin?.users],
    [shellMessages.adminOffers, icons.briefcase, admin?.offers],
    [shellMessages.adminTrades, icons.wrench, admin?.trades],
    [shellMessages.adminCreateTrade, icons.plus, admin?.createTrade],
  ]
  const site: Entry[] = [
    [shellMessages.home, icons.house, home, 'home'],
    [shellMessages.offers, icons.list, offers, 'offers'],
    [shellMessages.createOffer, icons.plus, canCreateOffer(viewer) ? links.createOffer : undefined, 'create'],
    [shellMessages.professionals, icons.users, professionals, 'professionals'],
  ]
  const toGroup = (entries: readonly Entry[]): NavigationGroup => ({
    items: entries.flatMap(([label, icon, href, section]) =>
      href
        ? [{ label: <Message>{label}</Message>, icon, href, isCurrent: section && section === current }]
        : [],
    ),
  })
  const accountGroup = toGroup(viewer ? account : [])
  const notificationItems =
    viewer && notificationsHref
      ? [{ label: <NotificationsLabel unread={unread} />, icon: icons.bell, href: notificationsHref }]
      : []
  const tradeItems = trades.slice(0, MENU_TRADES).map((trade) => ({
    label: trade.name,
    icon: getTradeIconNode(trade.name),
    href: links.tradeHref(trade),
  }))
  return [
    { items: [...accountGroup.items, ...notificationItems] },
    toGroup(canSeeDashboard(viewer) ? administration : []),
    toGroup(site),
    { layout: 'grid', items: tradeItems },
    toGroup([[shellMessages.contact, icons.mail, links.contact]]),
  ]
}

const NotificationsLabel = ({ unread }: { unread: number }) => (
  <>
    <Message>{shellMessages.notifications}</Message>
    {unread > 0 && (
      <Badge tone="accent">
        <Message>{shellMessages.unread(unread)}</Message>
      </Badge>
    )}
  </>
)

/** Renders the navigation of the marketplace on narrow screens. */
export const MarketplaceMobileMenu = (props: MarketplaceMobileMenuProps) => {
  const { isOpen, onClose, viewer, theme, onThemeChange, onSignIn, onSignOut } = props
  const getMessage = useMessages()
  const closeAnd = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <MobileMenu
      isOpen={isOpen}
      onClose={onClose}
      groups={getGroups(props)}
      account={viewer && <ViewerIdentity viewer={viewer} />}
      actions={
        <>
          <Button
            variant="secondary"
            icon={theme === 'dark' ? icons.sun : icons.moon}
            aria-pressed={theme === 'dark'}
            onClick={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
          >
            {getMessage('theme.dark')}
          </Button>
          {viewer ? (
            <Button variant="secondary" icon={icons.signOut} onClick={closeAnd(onSignOut)}>
              <Message>{shellMessages.signOut}</Message>
            </Button>
          ) : (
            <Button icon={icons.signIn} onClick={closeAnd(onSignIn)}>
              <Message>{shellMessages.signIn}</Message>
            </Button>
          )}
        </>
      }
    />
  )
}
