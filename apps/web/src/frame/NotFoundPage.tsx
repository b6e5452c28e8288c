import { NotFound } from '@plomada/ui'
import { paths } from '../paths.ts'
import { useTitle } from './useTitle.ts'

/** An address that leads nowhere. */
export function NotFoundPage() {
  useTitle('Página no encontrada')
  return <NotFound homeHref={paths.home} offersHref={paths.offers} />
}
