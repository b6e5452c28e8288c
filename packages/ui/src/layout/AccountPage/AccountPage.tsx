import type { ReactNode } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Page } from '../../base/Page/Page.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'

export interface AccountPageProps {
  /** The account's menu. */
  menu: ReactNode
  /** First heading; leave it out when the content brings its own. */
  title?: string
  /** The filter panel, with its layout `bar`. */
  filters?: ReactNode
  /** What has just happened. */
  notices?: ReactNode
  /** What the page is about. */
  children: ReactNode
  /** Under the content. */
  pager?: ReactNode
}

/** A page of one's own account: menu at the left, above the rest under 1024 px. */
export const AccountPage = ({ menu, title, filters, notices, children, pager }: AccountPageProps) => (
  <Page>
    <Split side={menu} sideWidth="menu">
      <Stack gap={5}>
        {title !== undefined && <Heading level={1}>{title}</Heading>}
        {notices}
        {filters}
        {children}
        {pager}
      </Stack>
    </Split>
  </Page>
)
