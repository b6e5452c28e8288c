'use client'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Logo } from '../../base/Logo/Logo.tsx'
import { useCurrentInSight } from '../../base/SideMenu/useCurrentInSight.ts'
import { Words } from '../../base/Words/Words.tsx'
import { useBrand, useWords } from '../../provider/index.ts'
import { shellCopy } from '../shell.copy.ts'
import * as css from './AdminSidebar.css.ts'

/** The page of the administration that is on screen; the dashboard leads to the audit log, the menu does not. */
export type AdminPlace = 'dashboard' | 'users' | 'offers' | 'trades' | 'audit'

type MenuPlace = Exclude<AdminPlace, 'audit'>

/** Addresses that the menu leads to. */
export interface AdminLinks extends Record<MenuPlace, string> {
  /** The landing page. */
  home: string
}

export interface AdminSidebarProps {
  /** The page that is marked as the current one. */
  current?: AdminPlace | undefined
  /** Where the items lead. */
  links: AdminLinks
  /** Ends the session. */
  onSignOut: () => void
}

const items: { place: MenuPlace; label: string; icon: icons.Picture }[] = [
  { place: 'dashboard', label: shellCopy.dashboard, icon: icons.dashboard },
  { place: 'users', label: shellCopy.users, icon: icons.users },
  { place: 'offers', label: shellCopy.offers, icon: icons.briefcase },
  { place: 'trades', label: shellCopy.trades, icon: icons.wrench },
]

/** Navigation of the administration: a petrol column on a desk, a row that scrolls on a phone. */
export const AdminSidebar = ({ current, links, onSignOut }: AdminSidebarProps) => {
  const words = useWords()
  const brand = useBrand()
  const row = useCurrentInSight<HTMLDivElement>(current)
  return (
    <aside className={css.side} aria-label={words(shellCopy.menu)} data-surface="inverse">
      <div className={css.row} ref={row}>
        <Anchor href={links.home} className={css.home} aria-label={words(shellCopy.homeName(brand.name))}>
          <Logo tone="inverse" />
        </Anchor>
        <nav aria-label={words(shellCopy.admin)}>
          <ul className={css.list}>
            {items.map(({ place, label, icon }) => (
              <li key={place}>
                <Anchor
                  href={links[place]}
                  className={css.item}
                  aria-current={place === current ? 'page' : undefined}
                >
                  <Icon picture={icon} />
                  <Words>{label}</Words>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <button type="button" className={css.item} onClick={onSignOut}>
            <Icon picture={icons.exit} />
            <Words>{shellCopy.signOut}</Words>
          </button>
        </div>
      </div>
    </aside>
  )
}
