'use client'
import type { ElementProps } from '../../base/passThrough.ts'
import type { ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { IconButton } from '../../base/IconButton/IconButton.tsx'
import { useMessages } from '../../provider/index.ts'
import type { NavigationItem } from '../items.ts'
import { NavMenu } from './NavMenu.tsx'
import * as css from './TopNav.css.ts'

export interface TopNavProps extends ElementProps<'header'> {
  /** Links and menus of the site, in order. Without any there is no navigation and no menu button. */
  items: readonly NavigationItem[]
  /** Name and mark, usually a `BrandLink`. */
  brand?: ReactNode
  /** Controls at the end, such as `ThemeToggle`. Next to a menu button they are shown from 1024 px on: `MobileMenu` has
   * them below. */
  actions?: ReactNode
  /** The user's portrait, or a sign-in button. */
  account?: ReactNode
  /** Accessible name of the navigation.
   * @default a message of the provider, such as «Main» */
  label?: string
  /** Opens the `MobileMenu`. Without it there is no menu button. */
  onOpenMenu?: () => void
  /** Whether the `MobileMenu` is open.
   * @default false */
  isMenuOpen?: boolean | undefined
}

/** Renders the navigation at the top of a page. Below 1024 px a menu button replaces the items. */
export const TopNav = (props: TopNavProps) => {
  const { items, brand, actions, account, label, onOpenMenu, isMenuOpen = false, ...rest } = props
  const getMessage = useMessages()
  const hasItems = items.length > 0
  const hasMenu = hasItems && onOpenMenu
  return (
    <header className={css.bar} {...rest}>
      <Container>
        <div className={css.line}>
          {hasMenu && (
            <div className={css.narrow}>
              <IconButton
                icon={icons.menu}
                label={getMessage('nav.openMenu')}
                aria-haspopup="dialog"
                aria-expanded={isMenuOpen}
                onClick={onOpenMenu}
              />
            </div>
          )}
          <div className={css.brand}>{brand}</div>
          {hasItems && (
            <nav className={css.nav} aria-label={label ?? getMessage('nav.main')}>
              {items.map((item, index) =>
                item.href === undefined ? (
                  <NavMenu key={index} {...item} />
                ) : (
                  <Anchor
                    key={item.href}
                    href={item.href}
                    className={css.item}
                    aria-current={item.isCurrent ? 'page' : undefined}
                  >
                    {item.icon && <Icon icon={item.icon} />}
                    {item.label}
                  </Anchor>
                ),
              )}
            </nav>
          )}
          <div className={css.end}>
            <div className={hasMenu ? css.wide : undefined}>{actions}</div>
            <div className={css.account}>{account}</div>
          </div>
        </div>
      </Container>
    </header>
  )
}
