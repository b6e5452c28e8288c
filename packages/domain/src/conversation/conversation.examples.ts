import type { Examples } from '../contract/example.ts'
import type { conversationCalls } from './conversation.calls.ts'
import { conversationFilters } from './conversation.filters.ts'
import { conversationMessages, conversations } from './conversation.fixtures.ts'
import { bruno, ok, photoUrl, tap, toPage, withPhoto } from '../exampleValues.ts'

const conversation = { ...conversations.tankPump, other: withPhoto(conversations.tankPump.other) }
const [firstMessage] = conversationMessages

export const conversationExamples: Examples<typeof conversationCalls> = {
  list: { query: conversationFilters.initial, response: toPage(conversation) },
  unread: { response: { unread: 3 } },
  open: {
    body: { offerId: conversation.offer.id, workerId: bruno.id },
    response: { result: conversation },
  },
  get: { params: { id: conversation.id }, response: { result: conversation } },
  messages: {
    params: { id: conversation.id },
    query: { before: firstMessage.id },
    response: { result: [firstMessage], hasMore: false },
  },
  send: {
    params: { id: conversation.id },
    body: { key: firstMessage.key, text: firstMessage.text },
    response: { result: firstMessage },
  },
  photo: {
    params: { id: conversation.id },
    body: { key: firstMessage.key, text: firstMessage.text },
    response: { result: { ...firstMessage, photo: photoUrl(tap) } },
  },
  markRead: { params: { id: conversation.id }, body: { upTo: firstMessage.id }, response: { unread: 0 } },
  typing: { params: { id: conversation.id }, response: ok },
  stream: {
    query: { after: firstMessage.id - 1 },
    response: {
      result: [{ conversationId: conversation.id, message: firstMessage }],
      lastId: firstMessage.id,
    },
  },
}
