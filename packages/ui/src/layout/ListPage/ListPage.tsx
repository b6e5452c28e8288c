'use client'
import type { ReactNode } from 'react'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Page } from '../../base/Page/Page.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { StickyNotices } from './StickyNotices.tsx'

export interface ListPageProps extends PassThroughProps {
  /** Level 1 heading. */
  title: ReactNode
  /** Text below the title. */
  lead?: ReactNode
  /** A `FilterPanel` with `layout="side"`. */
  filters: ReactNode
  /** The list. */
  children: ReactNode
  /** Pager below the list. */
  pager?: ReactNode
  /** Messages about the last action, above the list. */
  notices?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
}

/** Renders a list with its filters at the start, or on top below 1024 px. */
export const ListPage = ({ filters, children, pager, notices, ...rest }: ListPageProps) => (
  <Page {...rest}>
    <Split side={filters} sideWidth="filters" isSideSticky>
      <StickyNotices>{notices}</StickyNotices>
      <Stack gap={6}>
        {children}
        {pager}
      </Stack>
    </Split>
  </Page>
)
