import { Message } from '../../marketplace/Message/Message.tsx'
import { ErrorPage } from '../LoadError/ErrorPage.tsx'
import * as shellMessages from '../shell.messages.ts'

export interface RouteErrorProps {
  /** URL of the landing page. */
  homeHref: string
  /** Loads the page again. */
  onReload: () => void
}

/** Renders an error page for a page that threw an error while rendering. */
export const RouteError = ({ homeHref, onReload }: RouteErrorProps) => (
  <ErrorPage
    title={shellMessages.routeError}
    actionLabel={shellMessages.reload}
    onAction={onReload}
    homeHref={homeHref}
  >
    <Message>{shellMessages.routeErrorHelp}</Message>
  </ErrorPage>
)
