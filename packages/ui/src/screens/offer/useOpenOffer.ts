import type { Offer } from '@plomada/domain'
import { useIsWide } from '../useIsWide.ts'

/** Returns the own offer that is open: the selected one, or the first where there is room for it beside the list. */
export function useOpenOffer(offers: readonly Offer[] | undefined, selected: Offer | null): Offer | null {
  const isBeside = useIsWide(1024)
  return selected ?? (isBeside ? (offers?.[0] ?? null) : null)
}
