import { Broken } from './Broken.tsx'
import { shellCopy } from '../shell.copy.ts'

export interface LoadErrorProps {
  /** Why the page is not there, in a sentence. */
  reason: string
  /** Asks for it again. */
  onRetry: () => void
  /** The landing page. */
  homeHref: string
}

/** What stands in place of a page whose data did not arrive. */
export const LoadError = ({ reason, onRetry, homeHref }: LoadErrorProps) => (
  <Broken title={reason} remedy={shellCopy.retry} onRemedy={onRetry} homeHref={homeHref} />
)
