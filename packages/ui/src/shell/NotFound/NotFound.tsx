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
  /** Whether there was an offer at the URL that was removed.
   * @default false */
  isRemoved?: boolean
}

/** Renders an error page for an unknown URL, or for a removed offer. */
export const NotFound = ({ homeHref, offersHref, isRemoved = false }: NotFoundProps) => (
  <Page>
    <EmptyState
      level={1}
      title={<Message>{isRemoved ? shellMessages.removed : shellMessages.notFound}</Message>}
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
      <Message>{isRemoved ? shellMessages.removedHelp : shellMessages.notFoundHelp}</Message>
    </EmptyState>
  </Page>
)
