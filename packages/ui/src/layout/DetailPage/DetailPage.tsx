import type { ReactNode } from 'react'
import { Page } from '../../base/Page/Page.tsx'
import * as css from './DetailPage.css.ts'

export interface DetailPageProps {
  /** The thing itself; brings the first heading. */
  children: ReactNode
  /** What one can do about it. */
  side: ReactNode
  /** More of the kind; the first column from 1200 px, the last part everywhere else. */
  suggestions?: ReactNode
}

/** Three columns: suggestions, the thing, what to do. Read in the order thing, what to do, suggestions. */
export const DetailPage = ({ children, side, suggestions }: DetailPageProps) => (
  <Page>
    <div className={suggestions === undefined ? css.two : css.three}>
      <div className={css.part}>{children}</div>
      <div className={css.side}>{side}</div>
      {suggestions !== undefined && <div className={css.first}>{suggestions}</div>}
    </div>
  </Page>
)
