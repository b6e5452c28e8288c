'use client'
import type { ReactNode } from 'react'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import { Message } from '../Message/Message.tsx'
import * as css from './SideMenu.css.ts'
import { useOverride } from '../../provider/index.ts'
import { useScrollToCurrent } from './useScrollToCurrent.ts'

interface ItemProps {
  /** Text of the item. */
  label: string
  /** Icon before the text. */
  icon: IconNode
}

/** A link to a page. */
export interface SideMenuLink extends ItemProps {
  /** URL of the page. */
  href: string
  /** Whether this is the current page. */
  isCurrent?: boolean
}

/** An action, such as signing out. */
export interface SideMenuAction extends ItemProps {
  /** Called when the user presses the button. */
  onPress: () => void
}

export interface SideMenuProps {
  /** Accessible name of the navigation. */
  label: string
  /** Links and actions, in order. */
  items: readonly (SideMenuLink | SideMenuAction)[]
  /** Owner of the pages. Shown from 1024 px on. */
  header?: ReactNode
}

const Item = ({ item }: { item: SideMenuLink | SideMenuAction }) => {
  const content = (
    <>
      <Icon icon={item.icon} />
      <Message>{item.label}</Message>
    </>
  )
  return 'href' in item ? (
    <Anchor href={item.href} className={css.item} aria-current={item.isCurrent ? 'page' : undefined}>
      {content}
    </Anchor>
  ) : (
    <button type="button" className={css.item} onClick={item.onPress}>
      {content}
    </button>
  )
}

/** Renders the navigation of an account: a column, or a scrolling row below 1024 px. */
export const SideMenu = ({ label, items, header }: SideMenuProps) => {
  const t = useOverride()
  const list = useScrollToCurrent<HTMLUListElement>(
    items.find((item) => 'href' in item && item.isCurrent)?.label,
  )
  return (
    <nav className={css.menu} aria-label={t(label)}>
      {header !== undefined && <div className={css.header}>{header}</div>}
      <ul className={css.list} ref={list}>
        {items.map((item) => (
          <li key={item.label}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
