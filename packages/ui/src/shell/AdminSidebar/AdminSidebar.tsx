'use client'
import { navigation, type NavigationId, paths, sidebarNavigation } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Logo } from '../../base/Logo/Logo.tsx'
import { useScrollToCurrent } from '../../base/SideMenu/useScrollToCurrent.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/index.ts'
import { useBrand, useMessages } from '../../provider/index.ts'
import { menuEntries } from '../menuEntries.ts'
import * as shellMessages from '../shell.messages.ts'
import * as css from './AdminSidebar.css.ts'

/** A section of the admin pages. */
export type AdminSection =
  | 'dashboard'
  | 'users'
  | 'adminOffers'
  | 'adminAssignments'
  | 'payments'
  | 'payoutDesk'
  | 'commissions'
  | 'reconciliation'
  | 'trades'
  | 'auditLog'

export interface AdminSidebarProps {
  /** The current section. */
  current?: AdminSection | undefined
  /** Signs out. */
  onSignOut: () => void
}

const items: readonly NavigationId[] = [...sidebarNavigation('administration'), 'account']

/** Renders the navigation of the admin pages: a column from 1024 px, a row that scrolls below. */
export const AdminSidebar = ({ current, onSignOut }: AdminSidebarProps) => {
  const t = useOverride()
  const getMessage = useMessages()
  const { name } = useBrand()
  const row = useScrollToCurrent<HTMLDivElement>(current)
  return (
    <aside className={css.side} aria-label={getMessage('nav.menu')} data-surface="inverse">
      <div className={css.row} ref={row}>
        <Anchor href={paths.home} className={css.home} aria-label={getMessage('nav.home', { brand: name })}>
          <Logo />
        </Anchor>
        <nav aria-label={t(shellMessages.admin)}>
          <ul className={css.list}>
            {items.map((id) => (
              <li key={id}>
                <Anchor
                  href={String(navigation[id].href)}
                  className={css.item}
                  aria-current={id === current ? 'page' : undefined}
                >
                  <Icon icon={menuEntries[id].icon} />
                  <Message>{menuEntries[id].label}</Message>
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
