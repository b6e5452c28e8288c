'use client'
import {
  groupNavigation,
  MENU_TRADES,
  navigationLinks,
  type NavigationId,
  tradeProfessionalsHref,
} from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import type { NavigationGroup } from '../../navigation/items.ts'
import { MobileMenu, type MobileMenuProps } from '../../navigation/MobileMenu/MobileMenu.tsx'
import { useMessages } from '../../provider/index.ts'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import { menuEntries } from '../menuEntries.ts'
import { useUnreadCount } from '../unread.ts'
import type { MarketplaceTopNavProps } from '../MarketplaceTopNav/MarketplaceTopNav.tsx'
import * as shellMessages from '../shell.messages.ts'
import { ViewerIdentity } from '../ViewerIdentity/ViewerIdentity.tsx'

type SharedProps = 'viewer' | 'current' | 'trades' | 'theme' | 'onThemeChange' | 'onSignIn'

export interface MarketplaceMobileMenuProps
  extends Pick<MarketplaceTopNavProps, SharedProps>, Pick<MobileMenuProps, 'isOpen' | 'onClose'> {
  /** Signs out. */
  onSignOut: () => void
}

/** Returns the groups for a viewer: account, administration, site, trades, contact. */
const getGroups = ({ viewer, current, trades }: MarketplaceMobileMenuProps): NavigationGroup[] => {
  const links = navigationLinks(viewer)
  const toGroup = (group: Parameters<typeof groupNavigation>[0]): NavigationGroup => ({
    items: groupNavigation(group).flatMap((id) => {
      const { icon } = menuEntries[id]
      const href = links[id]
      if (href === undefined) return []
      return [{ label: <Label id={id} />, icon, href, isCurrent: id === current }]
    }),
  })
  const tradeItems = trades.slice(0, MENU_TRADES).map((trade) => ({
    label: trade.name,
    icon: getTradeIconNode(trade.name),
    href: tradeProfessionalsHref(trade),
  }))
  return [
    toGroup('account'),
    toGroup('administration'),
    toGroup('site'),
    { layout: 'grid', items: tradeItems },
    toGroup('contact'),
  ]
}

const Label = ({ id }: { id: NavigationId }) => {
  const count = useUnreadCount(id)
  return (
    <>
      <Message>{menuEntries[id].label}</Message>
      {count > 0 && (
        <Badge tone="accent">
          <Message>{shellMessages.unread(count)}</Message>
        </Badge>
      )}
    </>
  )
}

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
