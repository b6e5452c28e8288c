import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { gap as gaps } from '../gaps.css.ts'
import type { Gap, LayoutElement } from '../gaps.ts'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'
import * as css from './Inline.css.ts'

export interface InlineProps extends PassThroughProps {
  /** Items. */
  children: ReactNode
  /** Space between items.
   * @default 3 */
  gap?: Gap
  /** Alignment across the line.
   * @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'
  /** Distribution along the line.
   * @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Prevents wrapping.
   * @default false */
  isOneLine?: boolean
  /** HTML element.
   * @default 'div' */
  element?: LayoutElement
}

/** Lays out items side by side and wraps them. */
export const Inline = ({
  gap = 3,
  align = 'center',
  justify = 'start',
  isOneLine = false,
  element: Element = 'div',
  ...rest
}: InlineProps) => (
  <Element
    className={classes(
      css.inline,
      classOf(gaps, gap),
      classOf(css.align, align),
      classOf(css.justify, justify),
      isOneLine && css.oneLine,
    )}
    {...(rest as AnyMainProps)}
  />
)
