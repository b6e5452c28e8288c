import { Page } from '../../base/Page/Page.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Split } from '../../base/Split/Split.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as shellMessages from '../shell.messages.ts'

export interface PageSkeletonProps {
  /** Whether the page has the sidebar of the account.
   * @default false */
  hasSidebar?: boolean | undefined
}

const rows = [1, 2, 3, 4, 5]

/** Renders what the document of a page for signed-in users shows until its code has started. Contains no data. */
export const PageSkeleton = ({ hasSidebar = false }: PageSkeletonProps) => {
  const content = (
    <Stack gap={5}>
      <noscript>
        <Text>
          <Message>{shellMessages.needsScripts}</Message>
        </Text>
      </noscript>
      <VisuallyHidden isStatus>
        <Message>{shellMessages.loading}</Message>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Panel>
        <Stack gap={5}>
          {rows.map((row) => (
            <Skeleton key={row} />
          ))}
        </Stack>
      </Panel>
    </Stack>
  )
  return (
    <Page aria-busy>
      {hasSidebar ? (
        <Split side={<SidebarSkeleton />} sideWidth="menu">
          {content}
        </Split>
      ) : (
        content
      )}
    </Page>
  )
}

const SidebarSkeleton = () => (
  <Stack gap={5}>
    {rows.map((row) => (
      <Skeleton key={row} shape="short" />
    ))}
  </Stack>
)
