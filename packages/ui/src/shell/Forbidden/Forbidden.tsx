import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import * as drawings from '../../base/EmptyState/drawings.ts'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Page } from '../../base/Page/Page.tsx'
import * as shellMessages from '../shell.messages.ts'

export interface ForbiddenProps {
  /** URL of the landing page. */
  homeHref: string
}

/** Renders an error page for users without access to a page. */
export const Forbidden = ({ homeHref }: ForbiddenProps) => (
  <Page>
    <EmptyState
      level={1}
      drawing={drawings.tray}
      title={<Message>{shellMessages.forbidden}</Message>}
      actions={
        <ButtonLink href={homeHref}>
          <Message>{shellMessages.home}</Message>
        </ButtonLink>
      }
    >
      <Message>{shellMessages.forbiddenHelp}</Message>
    </EmptyState>
  </Page>
)
