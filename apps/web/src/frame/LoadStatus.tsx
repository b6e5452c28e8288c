import type { Problem } from '@plomada/domain/define'
import { LoadError } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PendingPage } from './PendingPage.tsx'

interface LoadStatusProps {
  /** Undefined while the data is loading. */
  problem: Problem | undefined
  onRetry: () => void
}

/** Renders a detail page without data: loading, not found or failed. */
export function LoadStatus({ problem, onRetry }: LoadStatusProps) {
  if (!problem) return <PendingPage />
  // An id that is not a number is invalid, and no page exists for it.
  if (problem.code === 'notFound' || problem.code === 'invalid') return <NotFoundPage />
  if (problem.code === 'removed') return <NotFoundPage isRemoved />
  return <LoadError reason={problem.message} onRetry={onRetry} homeHref={paths.home} />
}
