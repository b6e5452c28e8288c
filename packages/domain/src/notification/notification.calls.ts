import * as z from 'zod/mini'
import { defineCall } from '../define/call.ts'
import { idSchema, queryCodec, renameFields } from '@plomada/define'
import { notificationAccess } from './notification.access.ts'
import { notificationFilters } from './notification.filters.ts'
import { notificationWire } from './notification.wire.ts'

const MARK_READ_MAXIMUM = 100
const unreadWireName = { unread: 'sinLeer' } as const

export const notificationCalls = {
  list: defineCall('GET', '/user/notifications', {
    summary: 'Own notifications, newest first, with the number of unread ones.',
    audience: notificationAccess.list.audience,
    query: queryCodec(notificationFilters),
    response: renameFields(
      { result: z.array(notificationWire), totalPages: z.int(), total: z.int(), unread: z.int() },
      unreadWireName,
    ),
  }),
  markRead: defineCall('PUT', '/user/notifications/read', {
    summary: 'Marks own notifications as read: the listed ones, or all when none is listed.',
    audience: notificationAccess.markRead.audience,
    body: z.object({ ids: z.optional(z.array(idSchema).check(z.maxLength(MARK_READ_MAXIMUM))) }),
    response: renameFields({ unread: z.int() }, unreadWireName),
  }),
}
