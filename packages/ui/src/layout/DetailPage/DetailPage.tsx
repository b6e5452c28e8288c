import type { ReactNode } from 'react'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Page } from '../../base/Page/Page.tsx'
import * as css from './DetailPage.css.ts'

export interface DetailPageProps extends PassThroughProps {
  /** The item, with the level 1 heading. */
  children: ReactNode
  /** Actions. */
  side: ReactNode
  /** Similar items: the first column from 1200 px on, otherwise the last part. */
  suggestions?: ReactNode
}

/** Renders suggestions, content and actions in three columns. The reading order is content, actions, suggestions. */
export const DetailPage = ({ children, side, suggestions, ...rest }: DetailPageProps) => (
  <Page {...rest}>
    <div className={suggestions === undefined ? css.two : css.three}>
      <div className={css.part}>{children}</div>
      <div className={css.side}>{side}</div>
      {suggestions !== undefined && <div className={css.first}>{suggestions}</div>}
    </div>
  </Page>
)
