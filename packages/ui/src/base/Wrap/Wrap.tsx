import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import type { LayoutElement } from '../gaps.ts'
import * as css from './Wrap.css.ts'

export interface WrapProps {
  /** Content between the margins. */
  children: ReactNode
  /** Maximum width: 1200 px for pages or 640 px for forms.
   * @default 'container' */
  width?: 'container' | 'form'
  /** HTML element to render.
   * @default 'div' */
  element?: LayoutElement
}

/** Centers content between the margins of the page. */
export const Wrap = ({ children, width = 'container', element: Element = 'div' }: WrapProps) => (
  <Element className={classes(css.wrap, css.width[width])}>{children}</Element>
)
