import type { ReactNode } from 'react'
import * as css from './VisuallyHidden.css.ts'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'

export interface VisuallyHiddenProps extends PassThroughProps {
  /** Content for screen readers. */
  children: ReactNode
  /** Announces changes of the content (`role="status"`).
   * @default false */
  isStatus?: boolean
  /** HTML element. A heading needs a `div`.
   * @default 'span' */
  element?: 'span' | 'div'
}

/** Renders content for screen readers only. */
export const VisuallyHidden = ({
  isStatus = false,
  element: Element = 'span',
  ...rest
}: VisuallyHiddenProps) => (
  <Element className={css.hidden} role={isStatus ? 'status' : undefined} {...(rest as AnyMainProps)} />
)
