import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Words } from '../Words/Words.tsx'
import { search } from './drawings.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is so: the product's sentence, as it is. */
  title: string
  /** One line that helps. */
  children?: ReactNode
  /** One button or two. */
  actions?: ReactNode
  /** What is drawn above: one of `drawings`, or lines of the caller's own in a frame of 168 by 112.
   * @default drawings.search */
  drawing?: ReactNode
  /** Level of the heading in the page.
   * @default 2 */
  level?: 1 | 2 | 3
}

/** A place with nothing in it, and what can be done about that. */
export const EmptyState = ({ title, children, actions, drawing = search, level = 2 }: EmptyStateProps) => (
  <div className={css.empty}>
    <svg className={css.drawing} viewBox="0 0 168 112" aria-hidden="true">
      {drawing}
    </svg>
    <Heading level={level} size="h3">
      {title}
    </Heading>
    {children !== undefined && (
      <p className={css.help}>{typeof children === 'string' ? <Words>{children}</Words> : children}</p>
    )}
    {actions !== undefined && <div className={css.actions}>{actions}</div>}
  </div>
)
