import type { Problem } from '@plomada/domain/define'
import { LoadError } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PendingPage } from './PendingPage.tsx'

interface UnreadProps {
  /** Why it was not read; undefined while it is on its way. */
  problem: Problem | undefined
  onRetry: () => void
}

/** In place of a page about one thing that has not been read: on its way, nowhere, or out of reach. */
export function Unread({ problem, onRetry }: UnreadProps) {
  if (!problem) return <PendingPage />
  // A number that cannot be one is nobody's either.
  if (problem.code === 'notFound' || problem.code === 'invalid') return <NotFoundPage />
  return <LoadError reason={problem.message} onRetry={onRetry} homeHref={paths.home} />
}
