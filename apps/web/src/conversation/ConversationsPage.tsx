import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { conversationFilters, fullName, href, paths, type StoredUser } from '@plomada/domain'
import type { Problem } from '@plomada/domain/contract'
import { conversationMessages as texts, ListError, OpenConversation, useOverride } from '@plomada/ui'
import { ConversationsScreen } from '@plomada/ui/screens'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { useAppNavigate } from '../useAppNavigate.ts'
import { useConversation, useConversationPage, useOpenConversation } from './conversation.data.ts'
import { LazyConversationOfferPanel } from './LazyConversationOfferPanel.tsx'
import { getOutgoing } from './outgoing.ts'
import { type Live, useLive } from './useLive.ts'
import { useMessageDraft } from './useMessageDraft.ts'
import { useOpenMessages } from './useOpenMessages.ts'
import { useReadMark } from './useReadMark.ts'
import { useTypingSignal } from './useTypingSignal.ts'

interface OpenProps {
  viewer: StoredUser
  id: number
  live: Live
}

/** Renders one conversation and sends its messages. */
function Open({ viewer, id, live }: OpenProps) {
  const t = useOverride()
  const { data, problem, mutate } = useConversation(id)
  const conversation = data?.result
  const { messages, lastIncomingId, ...list } = useOpenMessages(viewer.id, conversation, id, live)
  const [draft, setDraft] = useMessageDraft(viewer.id, id)
  const signalTyping = useTypingSignal(id)
  const outgoing = getOutgoing(viewer.id)
  const { addMessage } = live
  useEffect(() => outgoing.onSent(addMessage), [outgoing, addMessage])
  useReadMark(id, lastIncomingId)
  useDataTitle(conversation && t(texts.withPerson(fullName(conversation.other))))
  if ((problem && !conversation) || (list.problem && !messages))
    return (
      <ListError
        emptyTitle={t(texts.failed)}
        onRetry={() => {
          void mutate()
          list.retry()
        }}
      />
    )
  return (
    <OpenConversation
      conversation={conversation}
      messages={messages}
      onLoadEarlier={list.onLoadEarlier}
      isLoadingEarlier={list.isLoadingEarlier}
      draft={draft}
      onDraft={(text) => {
        setDraft(text)
        if (text !== '') signalTyping()
      }}
      onSend={(message) => {
        setDraft('')
        outgoing.add(id, message)
      }}
      onRetry={(key) => outgoing.retry(String(key))}
      onDiscard={(key) => outgoing.remove(String(key))}
      isOtherTyping={live.typing.has(id)}
      connection={live.connection}
    />
  )
}

/** Opens the conversation that the query names: `?service=11&user=5`. */
function useRequestedConversation() {
  const [search] = useSearchParams()
  const navigate = useAppNavigate()
  const open = useOpenConversation()
  const offerId = Number(search.get('service')) || null
  const workerId = Number(search.get('user')) || undefined
  const [attempt, setAttempt] = useState(1)
  const key = `${offerId} ${workerId} ${attempt}`
  const [failure, setFailure] = useState<{ key: string; problem: Problem }>()
  useEffect(() => {
    if (offerId === null) return
    open({ body: { offerId, ...(workerId !== undefined && { workerId }) } }).then(
      ({ result: { id } }) => navigate(href(paths.conversation, { id }), { replace: true }),
      (problem: Problem) => setFailure({ key, problem }),
    )
  }, [key, offerId, workerId, open, navigate])
  return {
    isRequested: offerId !== null,
    problem: failure?.key === key ? failure.problem : undefined,
    retry: () => setAttempt(attempt + 1),
  }
}

function Conversations({ viewer }: { viewer: StoredUser }) {
  const t = useOverride()
  const param = useParams()['id']
  const openId = param === undefined ? null : Number(param)
  const live = useLive(viewer.id)
  const [pages, setPages] = useState(1)
  const { data, problem, mutate } = useConversationPage(pages)
  const requested = useRequestedConversation()
  const shown = useConversation(openId)
  const [hasOffer, setHasOffer] = useState(true)
  const hideOffer = useCallback(() => setHasOffer(false), [])
  useDataTitle(openId === null ? t(texts.list) : null)
  // An id that is not a number, and a conversation of other users, are not found.
  if (openId !== null && shown.problem?.status !== undefined && shown.problem.status < 500 && !shown.data)
    return <LoadStatus problem={shown.problem} onRetry={() => void shown.mutate()} />
  if (requested.isRequested) return <LoadStatus problem={requested.problem} onRetry={requested.retry} />
  const open: ReactNode = openId !== null && <Open key={openId} viewer={viewer} id={openId} live={live} />
  const hasMore = data !== undefined && data.total > pages * conversationFilters.initial.pageSize && pages < 5
  return (
    <ConversationsScreen
      conversations={data?.result}
      hasFailed={problem !== undefined}
      onRetry={() => void mutate()}
      {...(hasMore && { onMore: () => setPages(pages + 1) })}
      openId={openId}
      open={open}
      offer={
        hasOffer &&
        (shown.data || !shown.problem) && (
          <LazyConversationOfferPanel conversation={shown.data?.result} onUnavailable={hideOffer} />
        )
      }
    />
  )
}

/** Renders /messages and /messages/{id}. One component for both, so that the list and the stream stay. */
export const ConversationsPage = withViewer({ roles: ['comun', 'professional'] }, Conversations)
