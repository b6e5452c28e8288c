import { useCallback, useEffect, useRef, useState } from 'react'
import { TYPING_SHOWN_MS, type ConversationMessage } from '@plomada/domain'
import type { LiveEvent } from '@plomada/domain/calls'
import { calls } from '../data/calls.ts'
import { useRefresh } from '../data/useCall.ts'
import type { Connection } from './liveConnection.ts'

/** What has arrived since the page was opened. */
export interface Live {
  connection: Connection
  /** New messages by conversation, in the order of their ids. */
  messages: ReadonlyMap<number, readonly ConversationMessage[]>
  /** The conversations in which the other party is writing. */
  typing: ReadonlySet<number>
  /** The last message that the other party has read, by conversation. */
  readIds: ReadonlyMap<number, number>
  /** Adds a message that this page has sent. */
  addMessage: (conversationId: number, message: ConversationMessage) => void
}

const lists = [calls.conversation.list, calls.conversation.unread]
/** What may change with the state of a conversation, also beside it. */
const standing = [
  ...lists,
  calls.conversation.get,
  calls.offer.get,
  calls.application.list,
  calls.application.own,
]

const withEntry = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value) =>
  new Map(map).set(key, value)

/** Shows for a few seconds who is writing. */
function useTyping() {
  const [typing, setTyping] = useState<ReadonlySet<number>>(new Set())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const stop = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    setTyping((before) => new Set([...before].filter((one) => one !== id)))
  }, [])
  const start = useCallback(
    (id: number) => {
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => stop(id), TYPING_SHOWN_MS),
      )
      setTyping((before) => new Set(before).add(id))
    },
    [stop],
  )
  return { typing, start, stop }
}

/** Receives what happens in the conversations of the viewer. */
export function useLive(viewer: number): Live {
  const [connection, setConnection] = useState<Connection>('live')
  const [messages, setMessages] = useState<Live['messages']>(new Map())
  const [readIds, setReadIds] = useState<Live['readIds']>(new Map())
  const { typing, start, stop } = useTyping()
  const refresh = useRefresh()

  const addMessage = useCallback((conversationId: number, message: ConversationMessage) => {
    setMessages((before) => {
      const known = before.get(conversationId) ?? []
      if (known.some(({ id }) => id === message.id)) return before
      return withEntry(
        before,
        conversationId,
        [...known, message].toSorted((a, b) => a.id - b.id),
      )
    })
  }, [])

  const receive = useCallback(
    (event: LiveEvent) => {
      switch (event.name) {
        case 'message':
          addMessage(event.data.conversationId, event.data.message)
          stop(event.data.conversationId)
          return void refresh(lists)
        case 'read':
          return setReadIds((before) => withEntry(before, event.data.conversationId, event.data.upTo))
        case 'typing':
          return start(event.data.conversationId)
        case 'unread':
          return void refresh([...lists, calls.conversation.get])
        case 'changed':
        case 'closed':
          return void refresh(standing)
        case 'ready':
          return void refresh([...standing, calls.conversation.messages])
      }
    },
    [addMessage, refresh, start, stop],
  )

  useEffect(() => {
    let stopReceiving = () => {}
    let isStopped = false
    const begin = async () => {
      const { subscribeLive } = await import('./liveConnection.ts')
      if (!isStopped) stopReceiving = subscribeLive(viewer, { onEvent: receive, onConnection: setConnection })
    }
    // Without its code, offline, messages arrive when the page is opened again.
    begin().catch(() => setConnection('offline'))
    return () => {
      isStopped = true
      stopReceiving()
    }
  }, [viewer, receive])

  return { connection, messages, typing, readIds, addMessage }
}
