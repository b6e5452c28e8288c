import { useSearchParams } from 'react-router-dom'
import { toSearch } from '@plomada/domain/define'
import { paths } from '@plomada/domain'

/** An address of ours as the browser reads it, or the start for whatever would lead elsewhere. */
function ownAddress(asked: string): string {
  const { origin, pathname, search, hash } = new URL(asked, location.origin)
  return origin === location.origin ? pathname + search + hash : paths.home
}

/** Where a person goes after a step of the registration: back to what they were doing, within the product. */
export function useReturn() {
  const [search] = useSearchParams()
  const returnTo = ownAddress(search.get('volver') ?? paths.home)
  return {
    returnTo,
    /** Another step on the way there. */
    via: (path: string) => (returnTo === paths.home ? path : `${path}?${toSearch({ volver: returnTo })}`),
  }
}
