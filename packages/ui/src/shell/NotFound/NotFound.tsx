import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Page } from '../../base/Page/Page.tsx'
import * as shellMessages from '../shell.messages.ts'

export interface NotFoundProps {
  /** URL of the landing page. */
  homeHref: string
  /** URL of the list of offers. */
  offersHref?: string
}

/** Renders an error page for an unknown URL. */
export const NotFound = ({ homeHref, offersHref }: NotFoundProps) => (
  <Page>
    <EmptyState
      level={1}
      title={<Message>{shellMessages.notFound}</Message>}
      actions={
        <>
          <ButtonLink href={homeHref}>
            <Message>{shellMessages.home}</Message>
          </ButtonLink>
          {offersHref !== undefined && (
            <ButtonLink href={offersHref} variant="secondary">
              <Message>{shellMessages.offers}</Message>
            </ButtonLink>
          )}
        </>
      }
    >
      <Message>{shellMessages.notFoundHelp}</Message>
    </EmptyState>
  </Page>
)
