import type { ReactNode } from 'react'
import * as css from './VisuallyHidden.css.ts'
import type { PassThroughProps } from '../passThrough.ts'

export interface VisuallyHiddenProps extends PassThroughProps<HTMLSpanElement> {
  /** Content for screen readers. */
  children: ReactNode
  /** Announces changes of the content (`role="status"`).
   * @default false */
  isStatus?: boolean
}

/** Renders content for screen readers only. */
export const VisuallyHidden = ({ children, isStatus = false, ...rest }: VisuallyHiddenProps) => (
  <span className={css.hidden} role={isStatus ? 'status' : undefined} {...rest}>
    {children}
  </span>
)
