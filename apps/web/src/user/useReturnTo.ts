import { useSearchParams } from 'react-router-dom'
import { toSearchParams } from '@plomada/domain/define'
import { paths } from '@plomada/domain'

/** Returns the home page for an address of another origin: an open redirect must not be possible. */
function toSafeAddress(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, location.origin)
  return origin === location.origin ? pathname + search + hash : paths.home
}

/** Returns the address to return to after the registration, from the query. */
export function useReturnTo() {
  const [search] = useSearchParams()
  const returnTo = toSafeAddress(search.get('volver') ?? paths.home)
  return {
    returnTo,
    /** Adds it to the path of another step. */
    withReturnTo: (path: string) =>
      returnTo === paths.home ? path : `${path}?${toSearchParams({ volver: returnTo })}`,
  }
}
