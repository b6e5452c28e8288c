'use client'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Logo } from '../../base/Logo/Logo.tsx'
import { useScrollToCurrent } from '../../base/SideMenu/useScrollToCurrent.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/index.ts'
import { useBrand, useMessages } from '../../provider/index.ts'
import * as shellMessages from '../shell.messages.ts'
import * as css from './AdminSidebar.css.ts'

/** A section of the admin pages. The audit log has no menu item: the dashboard links to it. */
export type AdminSection = 'dashboard' | 'users' | 'offers' | 'trades' | 'audit'

type MenuSection = Exclude<AdminSection, 'audit'>

/** URLs of the menu. */
export interface AdminLinks extends Record<MenuSection, string> {
  /** The landing page. */
  home: string
}

export interface AdminSidebarProps {
  /** The current section. */
  current?: AdminSection | undefined
  /** URLs of the items. */
  links: AdminLinks
  /** Signs out. */
  onSignOut: () => void
}

const items: { section: MenuSection; label: string; icon: icons.IconNode }[] = [
  { section: 'dashboard', label: shellMessages.dashboard, icon: icons.dashboard },
  { section: 'users', label: shellMessages.users, icon: icons.users },
  { section: 'offers', label: shellMessages.offers, icon: icons.briefcase },
  { section: 'trades', label: shellMessages.trades, icon: icons.wrench },
]

/** Renders the navigation of the admin pages: a column from 1024 px, a row that scrolls below. */
export const AdminSidebar = ({ current, links, onSignOut }: AdminSidebarProps) => {
  const t = useOverride()
  const getMessage = useMessages()
  const { name } = useBrand()
  const row = useScrollToCurrent<HTMLDivElement>(current)
  return (
    <aside className={css.side} aria-label={getMessage('nav.menu')} data-surface="inverse">
      <div className={css.row} ref={row}>
        <Anchor href={links.home} className={css.home} aria-label={getMessage('nav.home', { brand: name })}>
          <Logo />
        </Anchor>
        <nav aria-label={t(shellMessages.admin)}>
          <ul className={css.list}>
            {items.map(({ section, label, icon }) => (
              <li key={section}>
                <Anchor
                  href={links[section]}
                  className={css.item}
                  aria-current={section === current ? 'page' : undefined}
                >
                  <Icon icon={icon} />
                  <Message>{label}</Message>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <button type="button" className={css.item} onClick={onSignOut}>
            <Icon icon={icons.signOut} />
            <Message>{shellMessages.signOut}</Message>
          </button>
        </div>
      </div>
    </aside>
  )
}
