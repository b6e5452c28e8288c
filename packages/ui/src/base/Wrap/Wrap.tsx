import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import type { LayoutElement } from '../gaps.ts'
import * as css from './Wrap.css.ts'

export interface WrapProps {
  /** What is kept between the margins. */
  children: ReactNode
  /** Widest the content may be: the page's 1200 px or a form's 640 px.
   * @default 'container' */
  width?: 'container' | 'form'
  /** The HTML element, when the meaning is more than a box.
   * @default 'div' */
  element?: LayoutElement
}

/** Centres content between the margins of the page. */
export const Wrap = ({ children, width = 'container', element: Element = 'div' }: WrapProps) => (
  <Element className={classes(css.wrap, css.width[width])}>{children}</Element>
)
