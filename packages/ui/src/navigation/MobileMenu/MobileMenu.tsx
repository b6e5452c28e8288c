'use client'
import type { ReactNode } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { useMessages } from '../../provider/index.ts'
import type { NavigationGroup, NavigationItem, NavigationLink } from '../items.ts'
import * as css from './MobileMenu.css.ts'

export interface MobileMenuProps {
  /** Whether the menu is open. */
  isOpen: boolean
  /** Called on Escape, on a press outside and on click on a link. */
  onClose: () => void
  /** Links of the site: the `items` of `TopNav`. A menu becomes a list below its label.
   * @default none */
  items?: readonly NavigationItem[]
  /** Groups of links after `items`, such as the pages of the account. A line separates them.
   * @default none */
  groups?: readonly NavigationGroup[]
  /** The signed-in user, above the links. */
  account?: ReactNode
  /** Buttons below the links, such as a theme toggle and signing out. */
  actions?: ReactNode
  /** Heading.
   * @default a message of the provider, such as «Menu» */
  title?: string
  /** Accessible name of the navigation.
   * @default a message of the provider, such as «Main» */
  label?: string
}

/** Renders the navigation of narrow screens, a dialog that slides in from the side. */
export const MobileMenu = (props: MobileMenuProps) => {
  const { isOpen, onClose, items = [], groups = [], account, actions, title, label } = props
  const getMessage = useMessages()
  const shown = groups.filter((group) => group.items.length > 0)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title ?? getMessage('nav.menu')} kind="start">
      <div className={css.menu}>
        {account}
        {items.length + shown.length > 0 && (
          <nav className={css.nav} aria-label={label ?? getMessage('nav.main')}>
            {items.length > 0 && (
              <ul className={css.group}>
                {items.map((item, index) => (
                  <MenuItem key={item.href ?? index} item={item} onFollow={onClose} />
                ))}
              </ul>
            )}
            {shown.map((group, index) => (
              <Group key={group.items[0]?.href ?? index} group={group} onFollow={onClose} />
            ))}
          </nav>
        )}
        {actions !== undefined && <div className={css.foot}>{actions}</div>}
      </div>
    </Dialog>
  )
}

interface FollowProps {
  onFollow: () => void
}

const Group = ({ group, onFollow }: FollowProps & { group: NavigationGroup }) => {
  const isGrid = group.layout === 'grid'
  return (
    <>
      {group.label !== undefined && <p className={css.label}>{group.label}</p>}
      <ul className={isGrid ? css.grid : css.group}>
        {group.items.map((item) => (
          <li key={item.href}>
            <Row item={item} isInGrid={isGrid} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  )
}

const MenuItem = ({ item, onFollow }: FollowProps & { item: NavigationItem }) => (
  <li>
    {item.href === undefined ? (
      <>
        <p className={css.label}>{item.label}</p>
        <ul className={css.nested}>
          {item.items?.map((link) => (
            <li key={link.href}>
              <Row item={link} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </>
    ) : (
      <Row item={item} onFollow={onFollow} />
    )}
  </li>
)

const Row = ({ item, isInGrid, onFollow }: FollowProps & { item: NavigationLink; isInGrid?: boolean }) => (
  <Anchor
    href={item.href}
    className={isInGrid ? css.cell : css.row}
    aria-current={item.isCurrent ? 'page' : undefined}
    onClick={onFollow}
  >
    {item.icon && (isInGrid ? <Icon icon={item.icon} size="md" tone="accent" /> : <Icon icon={item.icon} />)}
    {item.label}
  </Anchor>
)
