import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { gap as gaps } from '../gaps.css.ts'
import type { Gap, LayoutElement } from '../gaps.ts'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'
import * as css from './Grid.css.ts'

export interface GridProps extends PassThroughProps {
  /** Cells. In a `ul` each must be an `li`. */
  children: ReactNode
  /** `cards` fits as many columns as possible. 2 and 3 apply on wide screens; narrow ones have fewer.
   * @default 'cards' */
  columns?: 'cards' | 2 | 3
  /** Space between cells.
   * @default 5 */
  gap?: Gap
  /** HTML element.
   * @default 'div' */
  element?: LayoutElement
}

/** Lays out cells of equal width. */
export const Grid = ({ columns = 'cards', gap = 5, element: Element = 'div', ...rest }: GridProps) => (
  <Element
    className={classes(css.grid, classOf(css.columns, columns), classOf(gaps, gap))}
    {...(rest as AnyMainProps)}
  />
)
