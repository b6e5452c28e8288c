import * as z from 'zod/mini'
import { idSchema, okResponse, pageResponse, queryCodec, renameFields, resultResponse } from '@plomada/define'
import { defineCall } from '../contract/call.ts'
import { conversationAccess as access } from './conversation.access.ts'
import { conversationFilters } from './conversation.filters.ts'
import { messageForm, photoTextSchema } from './conversation.form.ts'
import { liveMessageWire } from './conversation.live.ts'
import { conversationWire, messageWire } from './conversation.wire.ts'

const unreadResponse = renameFields({ unread: z.int() }, { unread: 'sinLeer' })
const queryId = z.pipe(z.coerce.number(), idSchema)
const key = z.uuid('Tiene que ser un UUID')
const writeRefusals = ['notFound', 'conversationClosed'] as const

export const conversationCalls = {
  list: defineCall('GET', '/user/conversations', {
    summary: 'Own conversations that have messages, the one with the newest message first.',
    access: access.list,
    query: queryCodec(conversationFilters),
    response: pageResponse(conversationWire),
  }),
  unread: defineCall('GET', '/user/conversations/unread', {
    summary: 'The number of unread messages in all own conversations.',
    access: access.unread,
    response: unreadResponse,
  }),
  open: defineCall('POST', '/user/conversations', {
    summary:
      'Returns the conversation about an offer with an applicant, and creates it if there is none. Applicants omit the applicant.',
    access: access.open,
    body: renameFields(
      { offerId: idSchema, workerId: z.optional(idSchema) },
      { offerId: 'service', workerId: 'trabajador' },
    ),
    response: resultResponse(conversationWire),
    refusals: ['notFound'],
  }),
  get: defineCall('GET', '/user/conversations/:id', {
    summary: 'One own conversation.',
    access: access.get,
    response: resultResponse(conversationWire),
    refusals: ['notFound'],
  }),
  messages: defineCall('GET', '/user/conversations/:id/messages', {
    summary:
      'The newest messages of a conversation, or those before a message, in the order in which they were sent.',
    access: access.messages,
    query: renameFields({ before: z.optional(queryId) }, { before: 'antes' }),
    response: renameFields({ result: z.array(messageWire), hasMore: z.boolean() }, { hasMore: 'hayMas' }),
    refusals: ['notFound'],
  }),
  send: defineCall('POST', '/user/conversations/:id/messages', {
    summary: 'Sends a message. A repeated request with the same key returns the same message.',
    access: access.send,
    body: renameFields({ key, text: messageForm.fields.text.schema }, { text: 'texto' }),
    response: resultResponse(messageWire),
    refusals: writeRefusals,
  }),
  photo: defineCall('POST', '/user/conversations/:id/photo', {
    summary: 'Sends a photo with an optional text. A repeated request with the same key has no effect.',
    access: access.photo,
    upload: 'image',
    body: renameFields({ key, text: z.optional(photoTextSchema) }, { text: 'texto' }),
    response: resultResponse(messageWire),
    refusals: [...writeRefusals, 'photoFormat', 'photoTooLarge'],
  }),
  markRead: defineCall('PUT', '/user/conversations/:id/read', {
    summary: 'Marks the messages of a conversation as read, up to one of them.',
    access: access.markRead,
    body: renameFields({ upTo: idSchema }, { upTo: 'leido' }),
    response: unreadResponse,
    refusals: ['notFound'],
  }),
  typing: defineCall('POST', '/user/conversations/:id/typing', {
    summary: 'Shows the other party for a few seconds that the user is writing. Stores nothing.',
    access: access.typing,
    response: okResponse,
    refusals: writeRefusals,
  }),
  stream: defineCall('GET', '/user/conversations/stream', {
    summary:
      'New messages of all own conversations after a message, up to 100. With `Accept: text/event-stream` a stream of events, which `Last-Event-ID` resumes.',
    access: access.stream,
    query: renameFields({ after: z.optional(z.pipe(z.coerce.number(), z.int32())) }, { after: 'desde' }),
    response: renameFields(
      { result: z.array(liveMessageWire), lastId: z.int() },
      { result: 'result', lastId: 'ultimo' },
    ),
  }),
}
