import { useSearchParams } from 'react-router-dom'
import { toSearch } from '@plomada/domain/define'
import { paths } from '@plomada/domain'

/** Where a person goes after a step of the registration: back to what they were doing, within the product. */
export function useReturn() {
  const [search] = useSearchParams()
  const asked = search.get('volver') ?? paths.home
  // Only a path of ours: `//elsewhere` and full addresses would lead away.
  const returnTo = /^\/(?![/\\])/.test(asked) ? asked : paths.home
  return {
    returnTo,
    /** Another step on the way there. */
    via: (path: string) => (returnTo === paths.home ? path : `${path}?${toSearch({ volver: returnTo })}`),
  }
}
