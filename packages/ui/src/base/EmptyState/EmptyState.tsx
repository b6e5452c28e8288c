import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { search } from './drawings.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps extends PassThroughProps<HTMLDivElement> {
  /** What is empty, or what failed. */
  title: ReactNode
  /** One line of help. */
  children?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  /** One of `drawings`, or your own SVG elements for a view box of 168 by 112.
   * @default drawings.search */
  drawing?: ReactNode
  /** Heading level.
   * @default 2 */
  level?: 1 | 2 | 3
}

/** Explains why a list or page is empty and offers next steps. */
export const EmptyState = ({
  title,
  children,
  actions,
  drawing = search,
  level = 2,
  ...rest
}: EmptyStateProps) => (
  <div className={css.empty} {...rest}>
    <svg className={css.drawing} viewBox="0 0 168 112" aria-hidden="true">
      {drawing}
    </svg>
    <Heading level={level} size="h3">
      {title}
    </Heading>
    {children !== undefined && <p className={css.help}>{children}</p>}
    {actions !== undefined && <div className={css.actions}>{actions}</div>}
  </div>
)
