'use client'
import type { ReactNode } from 'react'
import { useStableHeight } from '../../base/NoticeRegion/useStableHeight.ts'
import * as css from './ListPage.css.ts'

/** Renders the messages about the last action above a list, and keeps them in view while its parent scrolls. */
export const StickyNotices = ({ children }: { children: ReactNode }) => {
  const ref = useStableHeight<HTMLDivElement>(Boolean(children))
  return (
    <div ref={ref} className={css.notices}>
      {children}
    </div>
  )
}
