'use client'
import type { ReactNode } from 'react'
import { useSteady } from '../../base/NoticeRegion/useSteady.ts'
import { Page } from '../../base/Page/Page.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import * as css from './ListPage.css.ts'

export interface ListPageProps {
  /** First heading. */
  title: string
  /** The filter panel, with its layout `side`. */
  filters: ReactNode
  /** The list. */
  children: ReactNode
  /** Under the list. */
  pager?: ReactNode
  /** What has just happened, above the list. */
  notices?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
}

/** A page with filters at the left of a list; above it under 1024 px. */
export const ListPage = ({ title, filters, children, pager, notices, actions }: ListPageProps) => {
  const place = useSteady<HTMLDivElement>(Boolean(notices))
  return (
    <Page title={title} actions={actions}>
      <Split side={filters} sideWidth="filters" isSideSticky>
        <div ref={place} className={css.notices}>
          {notices}
        </div>
        <Stack gap={6}>
          {children}
          {pager}
        </Stack>
      </Split>
    </Page>
  )
}
