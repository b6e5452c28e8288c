import { NotFound, shellCopy } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { useTitle } from './useTitle.ts'

/** An address that leads nowhere. */
export function NotFoundPage() {
  useTitle(shellCopy.notFound)
  return <NotFound homeHref={paths.home} offersHref={paths.offers} />
}
