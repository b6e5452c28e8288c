import { href, openConversationHref, paths } from '@plomada/domain'
import { conversations, offers, people } from '@plomada/domain/fixtures'
import { list, type Read, type Write } from './failure.ts'

const { ana, bruno } = people
const conversation = href(paths.conversation, conversations.tankPump)
const failed = list('No pudimos cargar la conversación.')

export const reads: Read[] = [
  {
    call: 'conversation.list',
    at: paths.messages,
    viewer: ana,
    shows: list('Todavía no tenés conversaciones'),
  },
  { call: 'conversation.get', at: conversation, viewer: ana, only: /21$/, shows: failed },
  { call: 'conversation.messages', at: conversation, viewer: ana, shows: failed },
  { call: 'offer.get', at: conversation, viewer: ana, shows: ['No pudimos cargar la publicación.'] },
  {
    call: 'application.list',
    at: conversation,
    viewer: ana,
    shows: ['Presupuesto', 'Publicado'],
    isOptional: true,
  },
  {
    call: 'application.own',
    at: conversation,
    viewer: bruno,
    responses: { 'conversation.get': { result: { ...conversations.tankPump, other: ana, isOwner: false } } },
    shows: ['Presupuesto', 'Publicado'],
    isOptional: true,
  },
  {
    call: 'conversation.unread',
    at: href(paths.clientOffers, ana),
    viewer: ana,
    shows: [offers.tankPump.title],
    isOptional: true,
  },
]

export const writes: Write[] = [
  {
    call: 'conversation.open',
    at: openConversationHref(offers.tankPump, bruno),
    viewer: ana,
    isSentOnOpen: true,
    button: 'Reintentar',
  },
]

/**
 * Calls without a message of failure: the page polls the stream, and says so; the mark is sent again with the next
 * message, nothing is lost without the typing signal, and unsent messages stay in the conversation (see
 * `failedConversations.test.tsx`).
 */
export const unseen = [
  'conversation.stream',
  'conversation.markRead',
  'conversation.typing',
  'conversation.send',
  'conversation.photo',
]
