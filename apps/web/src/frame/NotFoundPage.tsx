import { NotFound, shellMessages } from '@plomada/ui'
import { paths } from '@plomada/domain'
import { useTitle } from './hooks/useTitle.ts'

/** Renders an unknown address, or that of a removed offer. */
export function NotFoundPage({ isRemoved = false }: { isRemoved?: boolean }) {
  useTitle(isRemoved ? shellMessages.removed : shellMessages.notFound)
  return <NotFound homeHref={paths.home} offersHref={paths.offers} isRemoved={isRemoved} />
}
