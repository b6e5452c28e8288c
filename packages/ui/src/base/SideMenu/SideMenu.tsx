'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/names.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './SideMenu.css.ts'

interface ItemLook {
  /** What it says. */
  label: string
  /** Picture before the words. */
  icon: IconName
}

/** Goes to a page. */
export interface SideMenuLink extends ItemLook {
  /** Where it goes. */
  href: string
  /** Whether that page is on screen. */
  isCurrent?: boolean
}

/** Does something, such as ending the session. */
export interface SideMenuAction extends ItemLook {
  /** Called on a press. */
  onPress: () => void
}

export interface SideMenuProps {
  /** Name of the navigation. */
  label: string
  /** Places and actions, in order. */
  items: readonly (SideMenuLink | SideMenuAction)[]
  /** Whose pages these are; only drawn on wide screens. */
  header?: ReactNode
}

const Item = ({ item }: { item: SideMenuLink | SideMenuAction }) => {
  const content = (
    <>
      <Icon name={item.icon} />
      <Words>{item.label}</Words>
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

/** Where the menu is a row that scrolls, brings the current item to its middle; never moves the page. */
const useCurrentInSight = (current: string | undefined) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = current === undefined ? null : list.current?.querySelector('[aria-current]')
    if (!list.current || !item) return
    const [row, cell] = [list.current.getBoundingClientRect(), item.getBoundingClientRect()]
    list.current.scrollBy({ left: cell.x + cell.width / 2 - (row.x + row.width / 2) })
  }, [current])
  return list
}

/** Navigation of an account: a column on a desk, a row that scrolls on a phone. */
export const SideMenu = ({ label, items, header }: SideMenuProps) => {
  const list = useCurrentInSight(items.find((item) => 'href' in item && item.isCurrent)?.label)
  return (
    <nav className={css.menu} aria-label={label}>
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
