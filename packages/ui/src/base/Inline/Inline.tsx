import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { gap as gaps } from '../gaps.css.ts'
import type { Gap, LayoutElement } from '../gaps.ts'
import * as css from './Inline.css.ts'

export interface InlineProps {
  /** Things side by side. */
  children: ReactNode
  /** Space between them.
   * @default 3 */
  gap?: Gap
  /** How they line up.
   * @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'
  /** Where they gather along the line.
   * @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Keeps all of them on one line.
   * @default false */
  isOneLine?: boolean
  /** The HTML element, when the meaning is more than a box.
   * @default 'div' */
  element?: LayoutElement
}

/** Things side by side that wrap when the line is full. */
export const Inline = ({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  isOneLine = false,
  element: Element = 'div',
}: InlineProps) => (
  <Element
    className={classes(
      css.inline,
      gaps[gap],
      css.align[align],
      css.justify[justify],
      isOneLine && css.oneLine,
    )}
  >
    {children}
  </Element>
)
