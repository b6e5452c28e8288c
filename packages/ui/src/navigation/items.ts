import type { ReactNode } from 'react'
import type { IconNode } from '../base/Icon/IconNode.ts'

/** A link of the navigation. */
export interface NavigationLink {
  /** Text. */
  label: ReactNode
  /** URL of the page. */
  href: string
  /** Icon before the text. */
  icon?: IconNode | undefined
  /** Whether this is the current page.
   * @default false */
  isCurrent?: boolean | undefined
}

/** A button that shows links, or other content, below it. */
export interface NavigationMenu {
  /** Text of the button. */
  label: ReactNode
  href?: undefined
  /** URL of a page with the same links. Browsers without scripts show a link to it in place of the button. */
  pageHref?: string | undefined
  /** Whether the current page is in this menu.
   * @default false */
  isCurrent?: boolean | undefined
  /** Links of the menu. */
  items?: readonly NavigationLink[] | undefined
  /** Renders other content in place of the links. Call `close` when the user follows a link. */
  renderContent?: ((close: () => void) => ReactNode) | undefined
  /** The side of the button that the content is aligned with.
   * @default 'start' */
  align?: 'start' | 'end' | undefined
  /** Called when the pointer or the focus reaches the button, to load the content before it opens. */
  onIntent?: (() => void) | undefined
}

/** A link, or a menu of links. */
export type NavigationItem = NavigationLink | NavigationMenu

/** Links that belong together. */
export interface NavigationGroup {
  /** Links, in order. */
  items: readonly NavigationLink[]
  /** Heading of the group. */
  label?: ReactNode
  /** `grid` has two columns, for many short links.
   * @default 'list' */
  layout?: 'list' | 'grid'
}
