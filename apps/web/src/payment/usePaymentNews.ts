import { useEffect, useRef } from 'react'
import type { Offer } from '@plomada/domain'
import { onCheckoutNews, tellCheckout } from './checkoutWindow.ts'

/**
 * Reads one's offers again at news of a payment, and tells the other tabs once the server's word on one is here: not
 * all of them go on asking for it.
 */
export function usePaymentNews(offers: readonly Offer[] | undefined, onNews: () => void): void {
  const unpaid = useRef(new Set<number>())
  useEffect(() => onCheckoutNews(onNews), [onNews])
  useEffect(() => {
    for (const { id, state } of offers ?? []) {
      if (state === 'proceso') unpaid.current.add(id)
      else if (unpaid.current.delete(id)) tellCheckout({ kind: 'paid', offerId: id })
    }
  }, [offers])
}
