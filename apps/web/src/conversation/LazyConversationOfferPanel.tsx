import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import type { Conversation } from '@plomada/domain'

interface LazyConversationOfferPanelProps {
  /** Undefined while it loads. */
  conversation: Conversation | undefined
  /** Called when the code failed to load, so that the page does without the offer. */
  onUnavailable: () => void
}

function Unavailable({ onUnavailable }: LazyConversationOfferPanelProps) {
  useEffect(onUnavailable, [onUnavailable])
  return null
}

const ConversationOfferPanel = lazy<ComponentType<LazyConversationOfferPanelProps>>(() =>
  import('./ConversationOfferPanel.tsx').catch(() => ({ default: Unavailable })),
)

/** Renders the offer beside a conversation. Its code is loaded in wide windows only. */
export const LazyConversationOfferPanel = (props: LazyConversationOfferPanelProps) => (
  <Suspense>
    <ConversationOfferPanel {...props} />
  </Suspense>
)
