import type { ReactNode } from 'react'
import * as css from './VisuallyHidden.css.ts'
import { Message } from '../Message/Message.tsx'

export interface VisuallyHiddenProps {
  /** Content for screen readers. */
  children: ReactNode
  /** Announces changes of the content (`role="status"`).
   * @default false */
  isStatus?: boolean
}

/** Renders content for screen readers only. */
export const VisuallyHidden = ({ children, isStatus = false }: VisuallyHiddenProps) => (
  <span className={css.hidden} role={isStatus ? 'status' : undefined}>
    <Message>{children}</Message>
  </span>
)
