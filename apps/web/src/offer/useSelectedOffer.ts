import { useSearchParams } from '../router/index.ts'
import type { Offer } from '@plomada/domain'

const SELECTED = 'servicio'

/** Returns the offer that the address selects, and a function that selects another one. */
export function useSelectedOffer(offers: readonly Offer[] | undefined) {
  const [search, setSearch] = useSearchParams()
  const selected = offers?.find(({ id }) => String(id) === search.get(SELECTED)) ?? null
  const select = ({ id }: Offer) =>
    setSearch(
      new URLSearchParams([...search].filter(([key]) => key !== SELECTED).concat([[SELECTED, `${id}`]])),
    )
  return { selected, select }
}
