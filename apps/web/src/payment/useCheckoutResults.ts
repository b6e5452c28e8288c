import { useEffect, useRef } from 'react'
import type { Offer } from '@plomada/domain'
import { onCheckoutResult, broadcastCheckoutResult } from './checkoutWindow.ts'

/**
 * Refreshes the viewer's offers after a checkout result and notifies the other tabs of a confirmed payment, because
 * they do not poll.
 */
export function useCheckoutResults(
  offers: readonly Pick<Offer, 'id' | 'state'>[] | undefined,
  refresh: () => void,
): void {
  const unpaid = useRef(new Set<number>())
  useEffect(() => onCheckoutResult(refresh), [refresh])
  useEffect(() => {
    for (const { id, state } of offers ?? []) {
      if (state === 'proceso') unpaid.current.add(id)
      else if (unpaid.current.delete(id)) broadcastCheckoutResult({ kind: 'paid', offerId: id })
    }
  }, [offers])
}
