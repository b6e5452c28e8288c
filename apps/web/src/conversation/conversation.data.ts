import { type Conversation, conversationFilters } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

/** Reads the first conversations of the viewer, as many as the number of pages needs. */
export const useConversationPage = (pages: number) =>
  useCall(
    calls.conversation.list,
    {
      query: {
        ...conversationFilters.initial,
        pageSize: Math.min(100, conversationFilters.initial.pageSize * pages),
      },
    },
    { keepPreviousData: true },
  )

export const useConversation = (id: number | null) =>
  useCall(calls.conversation.get, id === null ? null : { params: { id } })

/** Reads the offer of a conversation. */
export const useConversationOffer = (conversation: Conversation | undefined) =>
  useCall(calls.offer.get, conversation ? { params: { id: conversation.offer.id } } : null)

/** Reads the application of a conversation: null without one, as after it is withdrawn. */
export function useConversationApplication(conversation: Conversation | undefined) {
  const input = conversation && { params: { serviceId: conversation.offer.id } }
  const list = useCall(calls.application.list, input && conversation.isOwner ? input : null)
  const own = useCall(calls.application.own, input && !conversation.isOwner ? input : null)
  const { data, problem, mutate } = conversation?.isOwner ? list : own
  const found = Array.isArray(data?.result)
    ? (data.result.find(({ professional }) => professional.id === conversation?.other.id) ?? null)
    : data?.result
  return { data: found, problem, mutate }
}

/** Reads the newest messages of a conversation. */
export const useNewestMessages = (id: number | null) =>
  useCall(calls.conversation.messages, id === null ? null : { params: { id }, query: {} })

export const useOpenConversation = () => useAction(calls.conversation.open)

const markRefreshes = [calls.conversation.list, calls.conversation.unread]
export const useMarkRead = () => useAction(calls.conversation.markRead, { refreshes: markRefreshes })
