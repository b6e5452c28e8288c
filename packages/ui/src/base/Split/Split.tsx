import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import * as css from './Split.css.ts'

export interface SplitProps {
  /** The main part. */
  children: ReactNode
  /** The narrow part: filters, menu, list or facts. */
  side: ReactNode
  /** Width of the narrow part from 1024 px on.
   * @default 'aside' */
  sideWidth?: 'filters' | 'menu' | 'list' | 'aside' | 'asideWide'
  /** At which end the narrow part stands; also its place in the reading order.
   * @default 'start' */
  sidePosition?: 'start' | 'end'
  /** Keeps the narrow part in view while the main part scrolls.
   * @default false */
  isSideSticky?: boolean
}

/** A main part with a narrow one beside it; one under another below 1024 px. */
export const Split = ({
  children,
  side,
  sideWidth = 'aside',
  sidePosition = 'start',
  isSideSticky = false,
}: SplitProps) => {
  const narrow = <div className={classes(css.part, isSideSticky && css.sticky)}>{side}</div>
  return (
    <div className={classes(css.split, css.width[sideWidth], css.position[sidePosition])}>
      {sidePosition === 'start' && narrow}
      <div className={classes(css.part, isSideSticky && css.under)}>{children}</div>
      {sidePosition === 'end' && narrow}
    </div>
  )
}
