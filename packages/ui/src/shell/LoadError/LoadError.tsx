import { ErrorPage } from './ErrorPage.tsx'
import * as shellMessages from '../shell.messages.ts'

export interface LoadErrorProps {
  /** Reason, as a sentence. */
  reason: string
  /** Loads the page again. */
  onRetry: () => void
  /** URL of the landing page. */
  homeHref: string
}

/** Renders an error page for data that failed to load. */
export const LoadError = ({ reason, onRetry, homeHref }: LoadErrorProps) => (
  <ErrorPage title={reason} actionLabel={shellMessages.retry} onAction={onRetry} homeHref={homeHref} />
)
