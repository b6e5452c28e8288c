'use client'
import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { Anchor } from '../Anchor/Anchor.tsx'
import type { ElementProps } from '../passThrough.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import type { IconNode } from '../Icon/icons.ts'
import { useScrollToCurrent } from '../SideMenu/useScrollToCurrent.ts'
import * as css from '../Tabs/Tabs.css.ts'

/** A link that looks like a tab. */
export interface TabLink {
  /** URL of the page. */
  href: string
  /** Text of the link. */
  label: ReactNode
  /** Icon before the text. */
  icon?: IconNode
  /** Whether this is the current page.
   * @default false */
  isCurrent?: boolean
}

export interface TabLinksProps extends ElementProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string
  /** The links, in order. */
  items: readonly TabLink[]
}

/** Renders links to the parts of a page that have their own URL. They look like tabs. */
export const TabLinks = ({ label, items, ...native }: TabLinksProps) => {
  const list = useScrollToCurrent<HTMLUListElement>(items.find(({ isCurrent }) => isCurrent)?.href)
  return (
    <nav {...native} aria-label={label} className={classOf(css.tabs, 'horizontal')}>
      <ul ref={list} className={classes(css.list, classOf(css.direction, 'horizontal'))}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              href={item.href}
              className={classes(css.tab, classOf(css.mark, 'horizontal'))}
              aria-current={item.isCurrent ? 'page' : undefined}
            >
              {item.icon && <Glyph icon={item.icon} />}
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
