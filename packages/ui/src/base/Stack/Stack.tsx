import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { gap as gaps } from '../gaps.css.ts'
import type { Gap, LayoutElement } from '../gaps.ts'
import * as css from './Stack.css.ts'

export interface StackProps {
  /** Things one under another. */
  children: ReactNode
  /** Space between them.
   * @default 4 */
  gap?: Gap
  /** Where they stand across.
   * @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** The HTML element, when the meaning is more than a box.
   * @default 'div' */
  element?: LayoutElement
}

/** Things one under another, evenly spaced. */
export const Stack = ({ children, gap = 4, align = 'stretch', element: Element = 'div' }: StackProps) => (
  <Element className={classes(css.stack, gaps[gap], css.align[align])}>{children}</Element>
)
