'use client'
import { MENU_TRADES } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/index.ts'
import { canCreateOffer, canSeeDashboard, type ShellLinks, type NavSection, type Viewer } from '../links.ts'
import * as shellMessages from '../shell.messages.ts'
import type { TopNavProps } from '../TopNav/TopNav.tsx'
import { ViewerIdentity } from '../ViewerIdentity/ViewerIdentity.tsx'
import * as css from './MobileMenu.css.ts'
import * as icons from '../../base/Icon/icons.ts'

type SharedProps = 'viewer' | 'current' | 'trades' | 'links' | 'theme' | 'onThemeChange' | 'onSignIn'

export interface MobileMenuProps extends Pick<TopNavProps, SharedProps> {
  /** Whether the menu is open. */
  isOpen: boolean
  /** Called on Escape, on a press outside and on click on a link or button. */
  onClose: () => void
  /** Signs out. */
  onSignOut: () => void
}

interface Entry {
  label: string
  icon: icons.IconNode
  href: string
  section?: NavSection
}

/** Entries of a group. Those without a URL are omitted. */
type Group = (Omit<Entry, 'href'> & { href: string | undefined })[]

/** Returns the entries for a viewer by group: account, administration, site. */
const getGroups = (viewer: Viewer | null, links: ShellLinks): Entry[][] => {
  const { home, offers, professionals, admin } = links
  const createOffer = canCreateOffer(viewer) ? links.createOffer : undefined
  const account: Group = [
    { label: shellMessages.profile, icon: icons.user, href: links.profile },
    { label: shellMessages.publications, icon: icons.briefcase, href: links.publications },
    { label: shellMessages.assignments, icon: icons.hammer, href: links.assignments },
    { label: shellMessages.applications, icon: icons.list, href: links.applications },
  ]
  const administration: Group = [
    { label: shellMessages.dashboard, icon: icons.dashboard, href: links.dashboard, section: 'dashboard' },
    { label: shellMessages.adminUsers, icon: icons.users, href: admin?.users },
    { label: shellMessages.adminOffers, icon: icons.briefcase, href: admin?.offers },
    { label: shellMessages.adminTrades, icon: icons.wrench, href: admin?.trades },
    { label: shellMessages.adminCreateTrade, icon: icons.plus, href: admin?.createTrade },
  ]
  const site: Group = [
    { label: shellMessages.home, icon: icons.house, href: home, section: 'home' },
    { label: shellMessages.offers, icon: icons.list, href: offers, section: 'offers' },
    { label: shellMessages.createOffer, icon: icons.plus, href: createOffer, section: 'create' },
    { label: shellMessages.professionals, icon: icons.users, href: professionals, section: 'professionals' },
  ]
  return [viewer ? account : [], canSeeDashboard(viewer) ? administration : [], site]
    .map((group) => group.filter((entry): entry is Entry => Boolean(entry.href)))
    .filter((group) => group.length > 0)
}

/** Renders the navigation of narrow screens, a dialog that slides in from the side. */
export const MobileMenu = (props: MobileMenuProps) => {
  const { isOpen, onClose, viewer, current, trades, links, theme, onThemeChange, onSignIn, onSignOut } = props
  const t = useOverride()
  const closeAnd = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shellMessages.menu} kind="side">
      <div className={css.menu}>
        {viewer && <ViewerIdentity viewer={viewer} />}
        <nav className={css.nav} aria-label={t(shellMessages.main)}>
          {getGroups(viewer, links).map((group) => (
            <ul key={group[0]?.label} className={css.group}>
              {group.map((entry) => (
                <li key={entry.label}>
                  <MenuLink entry={entry} current={current} onFollow={onClose} />
                </li>
              ))}
            </ul>
          ))}
          <ul className={css.trades}>
            {trades.slice(0, MENU_TRADES).map((trade) => (
              <li key={trade.id}>
                <Anchor href={links.tradeHref(trade)} className={css.trade} onClick={onClose}>
                  <Icon icon={getTradeIconNode(trade.name)} size="md" tone="accent" />
                  {trade.name}
                </Anchor>
              </li>
            ))}
          </ul>
          <ul className={css.group}>
            <li>
              <MenuLink
                entry={{ label: shellMessages.contact, icon: icons.mail, href: links.contact }}
                onFollow={onClose}
              />
            </li>
          </ul>
        </nav>
        <div className={css.foot}>
          <Button
            variant="secondary"
            icon={theme === 'dark' ? icons.sun : icons.moon}
            aria-pressed={theme === 'dark'}
            onClick={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
          >
            {shellMessages.theme}
          </Button>
          {viewer ? (
            <Button variant="secondary" icon={icons.signOut} onClick={closeAnd(onSignOut)}>
              {shellMessages.signOut}
            </Button>
          ) : (
            <Button icon={icons.signIn} onClick={closeAnd(onSignIn)}>
              {shellMessages.signIn}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface MenuLinkProps {
  entry: Entry
  current?: NavSection | undefined
  onFollow: () => void
}

const MenuLink = ({ entry: { label, icon, href, section }, current, onFollow }: MenuLinkProps) => (
  <Anchor
    href={href}
    className={css.row}
    aria-current={section !== undefined && section === current ? 'page' : undefined}
    onClick={onFollow}
  >
    <Icon icon={icon} />
    <Message>{label}</Message>
  </Anchor>
)
