import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { Conversation } from '@plomada/domain'

interface LazyBesideOfferProps {
  /** Undefined while it loads. */
  conversation: Conversation | undefined
  /** Called when the code failed to load, so that the page does without the offer. */
  onUnavailable: () => void
}

function Unavailable({ onUnavailable }: LazyBesideOfferProps) {
  useEffect(onUnavailable, [onUnavailable])
  return null
}

const BesideOffer = lazy<ComponentType<LazyBesideOfferProps>>(() =>
  import('./BesideOffer.tsx').catch(() => ({ default: Unavailable })),
)

/** Renders the offer beside a conversation. Its code is loaded in wide windows only. */
export const LazyBesideOffer = (props: LazyBesideOfferProps) => (
  <Suspense>
    <BesideOffer {...props} />
  </Suspense>
)
