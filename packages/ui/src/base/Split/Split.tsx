import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Split.css.ts'

export interface SplitProps extends PassThroughProps<HTMLDivElement> {
  /** Content of the main column. */
  children: ReactNode
  /** Content of the side column: filters, menu, list or facts. */
  side: ReactNode
  /** Width of the side column from 1024 px on.
   * @default 'aside' */
  sideWidth?: 'filters' | 'menu' | 'list' | 'aside' | 'asideWide'
  /** Position of the side column, also in the reading order.
   * @default 'start' */
  sidePosition?: 'start' | 'end'
  /** Keeps the side column in view while the main column scrolls.
   * @default false */
  isSideSticky?: boolean
}

/** Renders a main column and a side column, stacked below 1024 px. */
export const Split = ({
  children,
  side,
  sideWidth = 'aside',
  sidePosition = 'start',
  isSideSticky = false,
  ...rest
}: SplitProps) => {
  const sideColumn = <div className={classes(css.part, isSideSticky && css.sticky)}>{side}</div>
  return (
    <div
      className={classes(css.split, classOf(css.width, sideWidth), classOf(css.position, sidePosition))}
      {...rest}
    >
      {sidePosition === 'start' && sideColumn}
      <div className={classes(css.part, isSideSticky && css.under)}>{children}</div>
      {sidePosition === 'end' && sideColumn}
    </div>
  )
}
