import * as z from 'zod/mini'
import { call, id } from '../define/call.ts'
import { queryOf } from '../define/filterQuery.ts'
import { renamed } from '../define/rename.ts'
import { notificationAccess } from './notification.access.ts'
import { notificationFilters } from './notification.filters.ts'
import { notificationWire } from './notification.wire.ts'

/** Notifications that one call may mark by their ids. */
const MARKED_AT_ONCE = 100
const unreadWord = { unread: 'sinLeer' } as const

/** The calls about what a person is told of. */
export const notificationCalls = {
  list: call('GET', '/user/notifications', {
    summary: 'What happened to oneself, newest first, and how much of it is unread.',
    who: notificationAccess.list.who,
    query: queryOf(notificationFilters),
    answer: renamed(
      { result: z.array(notificationWire), totalPages: z.int(), total: z.int(), unread: z.int() },
      unreadWord,
    ),
  }),
  markRead: call('PUT', '/user/notifications/read', {
    summary: 'Marks these of one’s own notifications as read, or all of them when none is named.',
    who: notificationAccess.markRead.who,
    body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(MARKED_AT_ONCE))) }),
    answer: renamed({ unread: z.int() }, unreadWord),
  }),
}
