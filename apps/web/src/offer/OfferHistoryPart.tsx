import { OfferHistory } from '@plomada/ui'
import { useState } from 'react'
import { useOfferHistory } from './offer.data.ts'

/** Renders the history of an offer, which is loaded when the user opens it. */
export function OfferHistoryPart({ offerId }: { offerId: number }) {
  const [isOpen, setOpen] = useState(false)
  const { data, problem, mutate } = useOfferHistory(isOpen ? offerId : null)
  return (
    <OfferHistory
      entries={data?.result}
      hasFailed={problem !== undefined}
      onRetry={() => void mutate()}
      onToggle={setOpen}
    />
  )
}
