import { useSearchParams } from 'react-router-dom'
import { toSearchParams } from '@plomada/domain/contract'
import { paths, toSafePath } from '@plomada/domain'

/** Returns the address to return to after the registration, from the query. */
export function useReturnTo() {
  const [search] = useSearchParams()
  const returnTo = toSafePath(search.get('volver')) ?? paths.home
  return {
    returnTo,
    /** Adds it to the path of another step. */
    withReturnTo: (path: string) =>
      returnTo === paths.home ? path : `${path}?${toSearchParams({ volver: returnTo })}`,
  }
}
