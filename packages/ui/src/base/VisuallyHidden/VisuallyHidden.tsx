import type { ReactNode } from 'react'
import * as css from './VisuallyHidden.css.ts'
import { Words } from '../Words/Words.tsx'

export interface VisuallyHiddenProps {
  /** What is read but not seen. */
  children: ReactNode
  /** Announces changes of the content, politely.
   * @default false */
  isStatus?: boolean
}

/** Words for screen readers only. */
export const VisuallyHidden = ({ children, isStatus = false }: VisuallyHiddenProps) => (
  <span className={css.hidden} role={isStatus ? 'status' : undefined}>
    {typeof children === 'string' ? <Words>{children}</Words> : children}
  </span>
)
