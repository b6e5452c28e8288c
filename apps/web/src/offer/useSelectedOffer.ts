import { useSearchParams } from 'react-router-dom'
import type { Offer } from '@plomada/domain'

const SELECTED = 'servicio'

/** Returns the offer that the address selects, and a function that selects another one. */
export function useSelectedOffer(offers: readonly Offer[] | undefined) {
  const [search, setSearch] = useSearchParams()
  const selected = offers?.find(({ id }) => String(id) === search.get(SELECTED)) ?? null
  const select = ({ id }: Offer) =>
    setSearch(
      (now) =>
        new URLSearchParams([...now].filter(([key]) => key !== SELECTED).concat([[SELECTED, `${id}`]])),
      { preventScrollReset: true },
    )
  return { selected, select }
}
