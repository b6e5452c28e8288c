import { NotFound, shellMessages } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { useTitle } from './useTitle.ts'

export function NotFoundPage() {
  useTitle(shellMessages.notFound)
  return <NotFound homeHref={paths.home} offersHref={paths.offers} />
}
