import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { gap as gaps } from '../gaps.css.ts'
import type { Gap, LayoutElement } from '../gaps.ts'
import * as css from './Grid.css.ts'

export interface GridProps {
  /** The cells. In a `ul` each must be an `li`. */
  children: ReactNode
  /** `cards` fits as many cards as there is room for; 2 and 3 are for wide screens, fewer on narrow ones.
   * @default 'cards' */
  columns?: 'cards' | 2 | 3
  /** Space between cells.
   * @default 5 */
  gap?: Gap
  /** The HTML element, when the meaning is more than a box.
   * @default 'div' */
  element?: LayoutElement
}

/** Cells of equal width. */
export const Grid = ({ children, columns = 'cards', gap = 5, element: Element = 'div' }: GridProps) => (
  <Element className={classes(css.grid, css.columns[columns], gaps[gap])}>{children}</Element>
)
