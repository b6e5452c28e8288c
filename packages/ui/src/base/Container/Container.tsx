import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import type { LayoutElement } from '../gaps.ts'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'
import * as css from './Container.css.ts'

export interface ContainerProps extends PassThroughProps {
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
export const Container = ({ width = 'container', element: Element = 'div', ...rest }: ContainerProps) => (
  <Element className={classes(css.container, classOf(css.width, width))} {...(rest as AnyMainProps)} />
)
