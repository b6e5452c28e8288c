import type { Problem } from '@plomada/domain/contract'
import { LoadError } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PendingPage } from './PendingPage.tsx'
import { useTitle } from './hooks/useTitle.ts'

interface LoadStatusProps {
  /** Undefined while the data is loading. */
  problem: Problem | undefined
  onRetry: () => void
}

/** Renders a detail page without data: loading, not found or failed. With a problem it sets the document title. */
export function LoadStatus({ problem, onRetry }: LoadStatusProps) {
  if (!problem) return <PendingPage />
  // An id that is not a number is invalid, and no page exists for it.
  if (problem.code === 'notFound' || problem.code === 'invalid') return <NotFoundPage />
  if (problem.code === 'removed') return <NotFoundPage isRemoved />
  return <FailedPage reason={problem.message} onRetry={onRetry} />
}

function FailedPage({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  useTitle(undefined)
  return <LoadError reason={reason} onRetry={onRetry} homeHref={paths.home} />
}
