import type { ReactNode } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import type { PassThroughProps } from '../../base/passThrough.ts'
import { Page } from '../../base/Page/Page.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'

export interface AccountPageProps extends PassThroughProps {
  /** Menu of the account. */
  menu: ReactNode
  /** Level 1 heading. Omit it when the content has its own. */
  title?: ReactNode
  /** A `FilterPanel` with `layout="bar"`. */
  filters?: ReactNode
  /** Messages about the last action. */
  notices?: ReactNode
  /** Content of the page. */
  children: ReactNode
  /** Pager below the content. */
  pager?: ReactNode
}

/** Renders a page of the account: the menu at the start, or on top below 1024 px, and the content. */
export const AccountPage = ({
  menu,
  title,
  filters,
  notices,
  children,
  pager,
  ...rest
}: AccountPageProps) => (
  <Page {...rest}>
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
