import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { gap as gaps } from '../gaps.css.ts'
import type { Gap, LayoutElement } from '../gaps.ts'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'
import * as css from './Stack.css.ts'

export interface StackProps extends PassThroughProps {
  /** The stacked elements. */
  children: ReactNode
  /** Space between the elements.
   * @default 4 */
  gap?: Gap
  /** Horizontal alignment.
   * @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** HTML element to render.
   * @default 'div' */
  element?: LayoutElement
}

/** Renders elements below each other with equal space between them. */
export const Stack = ({ gap = 4, align = 'stretch', element: Element = 'div', ...rest }: StackProps) => (
  <Element
    className={classes(css.stack, classOf(gaps, gap), classOf(css.align, align))}
    {...(rest as AnyMainProps)}
  />
)
