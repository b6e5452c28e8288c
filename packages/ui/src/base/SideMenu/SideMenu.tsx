'use client'
import type { ReactNode } from 'react'
import { Anchor } from '../Anchor/Anchor.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconNode } from '../Icon/icons.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './SideMenu.css.ts'
import { useScrollToCurrent } from './useScrollToCurrent.ts'

interface ItemProps {
  /** Text of the item. */
  label: ReactNode
  /** Icon before the text. */
  icon?: IconNode | undefined
}

/** A link to a page. */
export interface SideMenuLink extends ItemProps {
  /** URL of the page. */
  href: string
  /** Whether this is the current page.
   * @default false */
  isCurrent?: boolean | undefined
}

/** An action, such as signing out. */
export interface SideMenuAction extends ItemProps {
  /** Called when the user presses the button. */
  onPress: () => void
}

export interface SideMenuProps extends PassThroughProps {
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
      {item.icon && <Icon icon={item.icon} />}
      {item.label}
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
export const SideMenu = ({ label, items, header, ...rest }: SideMenuProps) => {
  const current = items.find((item): item is SideMenuLink => 'href' in item && item.isCurrent === true)
  const list = useScrollToCurrent<HTMLUListElement>(current?.href)
  return (
    <nav className={css.menu} aria-label={label} {...rest}>
      {header !== undefined && <div className={css.header}>{header}</div>}
      <ul className={css.list} ref={list}>
        {items.map((item, index) => (
          <li key={'href' in item ? item.href : index}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
