import type { Conversation } from '@plomada/domain'
import { ConversationOffer } from '@plomada/ui'
import { useConversationApplication, useConversationOffer } from './conversation.data.ts'

interface ConversationOfferPanelProps {
  /** Undefined while it loads. */
  conversation: Conversation | undefined
}

/** Loads and renders the offer of a conversation. Mounted only where it is shown. */
export default function ConversationOfferPanel({ conversation }: ConversationOfferPanelProps) {
  const { data, problem, mutate } = useConversationOffer(conversation)
  const application = useConversationApplication(conversation)
  const offer = data?.result
  const isSettled = application.data !== undefined || application.problem !== undefined
  return (
    <ConversationOffer
      conversation={conversation}
      offer={isSettled ? offer : undefined}
      application={application.data}
      problem={problem && !offer ? (problem.status === 404 ? 'missing' : 'failed') : undefined}
      onRetry={() => void mutate()}
    />
  )
}
