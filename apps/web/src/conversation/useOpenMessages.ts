import { useEffect, useMemo, useState } from 'react'
import type { Conversation, ConversationMessage } from '@plomada/domain'
import { toMessageItem, type MessageItem } from '@plomada/ui'
import { calls } from '../data/calls.ts'
import { send } from '../data/send.ts'
import { notify } from '../notice/notices.ts'
import { useNewestMessages } from './conversation.data.ts'
import { useOutgoingItems } from './useOutgoingItems.tsx'
import type { Live } from './useLive.ts'

interface Earlier {
  messages: readonly ConversationMessage[]
  hasMore: boolean
}

/**
 * Reads the pages of messages before the newest one, and keeps that one too: it begins later when it is read again after
 * new messages. Starts again when contact data begins to show.
 */
function useEarlier(
  id: number,
  newest: readonly ConversationMessage[] | undefined,
  isMasked: boolean | undefined,
) {
  const [pages, setPages] = useState<{ key: string } & Earlier>()
  const [isLoading, setLoading] = useState(false)
  const key = `${id} ${isMasked}`
  const earlier = pages?.key === key ? pages : undefined
  const known = earlier?.messages ?? newest ?? []
  const before = known[0]?.id
  const load = async () => {
    if (before === undefined || isLoading) return
    setLoading(true)
    try {
      const page = await send(calls.conversation.messages, { params: { id }, query: { before } })
      setPages({ key, messages: [...page.result, ...known], hasMore: page.hasMore })
    } catch (error) {
      notify('error', error instanceof Error ? error.message : '')
    } finally {
      setLoading(false)
    }
  }
  return { earlier, isLoading, load: () => void load() }
}

/** Returns the messages of the open conversation: earlier pages, the newest page, what has arrived, and what is being sent. */
export function useOpenMessages(
  viewer: number,
  conversation: Conversation | undefined,
  id: number,
  live: Live,
) {
  const newest = useNewestMessages(id)
  const { earlier, isLoading, load } = useEarlier(id, newest.data?.result, conversation?.isMasked)
  const arrived = live.messages.get(id)
  const readId = live.readIds.get(id) ?? 0
  const isMasked = conversation?.isMasked
  const { mutate } = newest
  // The texts differ after the acceptance.
  useEffect(() => {
    if (isMasked !== undefined) void mutate()
  }, [isMasked, mutate])
  const confirmed = useMemo(() => {
    if (!newest.data) return undefined
    const all = [...(arrived ?? []), ...(earlier?.messages ?? []), ...newest.data.result]
    // A later entry wins: what was read again is not masked any more.
    return [...new Map(all.map((message) => [message.id, message])).values()].toSorted((a, b) => a.id - b.id)
  }, [arrived, earlier, newest.data])
  const outgoing = useOutgoingItems(viewer, id, confirmed)
  const items = useMemo((): MessageItem[] | undefined => {
    if (!confirmed || !conversation) return undefined
    const otherReadId = Math.max(readId, conversation.otherReadId)
    return confirmed.map((message) => toMessageItem(message, { other: conversation.other, otherReadId }))
  }, [confirmed, conversation, readId])
  return {
    problem: newest.problem,
    retry: () => void mutate(),
    messages: items && [...items, ...outgoing],
    lastIncomingId: confirmed?.findLast(({ senderId }) => senderId !== viewer)?.id,
    ...((earlier ?? newest.data)?.hasMore && { onLoadEarlier: load }),
    isLoadingEarlier: isLoading,
  }
}
