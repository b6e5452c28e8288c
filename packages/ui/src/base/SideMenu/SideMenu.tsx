'use client'
import type { ReactNode } from 'react'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Picture } from '../Icon/icons.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './SideMenu.css.ts'
import { useWords } from '../../provider/index.ts'
import { useCurrentInSight } from './useCurrentInSight.ts'

interface ItemLook {
  /** What it says. */
  label: string
  /** Picture before the words. */
  icon: Picture
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
      <Icon picture={item.icon} />
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

/** Navigation of an account: a column on a desk, a row that scrolls on a phone. */
export const SideMenu = ({ label, items, header }: SideMenuProps) => {
  const words = useWords()
  const list = useCurrentInSight<HTMLUListElement>(
    items.find((item) => 'href' in item && item.isCurrent)?.label,
  )
  return (
    <nav className={css.menu} aria-label={words(label)}>
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
