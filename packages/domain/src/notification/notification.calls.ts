import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { idSchema, okResponse, queryCodec, renameFields } from '@plomada/define'
import { notificationAccess } from './notification.access.ts'
import { notificationFilters } from './notification.filters.ts'
import { deviceSchema, endpointSchema, preferenceWire, settingsWire } from './preferences.wire.ts'
import { notificationWire } from './notification.wire.ts'

const MARK_READ_MAXIMUM = 100
const unreadWireName = { unread: 'sinLeer' } as const
const unreadResponse = renameFields({ unread: z.int() }, unreadWireName)

export const notificationCalls = {
  list: defineCall('GET', '/user/notifications', {
    summary:
      'Own notifications, newest first, with the number of unread ones. The next page starts with `antes`, not with `page`.',
    access: notificationAccess.list,
    query: queryCodec(notificationFilters),
    response: renameFields(
      { result: z.array(notificationWire), next: z.nullable(z.int()), unread: z.int() },
      { ...unreadWireName, next: 'siguiente' },
    ),
  }),
  unread: defineCall('GET', '/user/notifications/unread', {
    summary: 'The number of own unread notifications.',
    access: notificationAccess.unread,
    response: unreadResponse,
  }),
  markRead: defineCall('PUT', '/user/notifications/read', {
    summary: 'Marks own notifications as read: the listed ones, or all when none is listed.',
    access: notificationAccess.markRead,
    body: z.object({ ids: z.optional(z.array(idSchema).check(z.maxLength(MARK_READ_MAXIMUM))) }),
    response: unreadResponse,
  }),
  preferences: defineCall('GET', '/user/notifications/preferences', {
    summary: 'The channels of each kind of event, and the public key for push subscriptions.',
    access: notificationAccess.preferences,
    response: settingsWire,
  }),
  savePreference: defineCall('PUT', '/user/notifications/preferences', {
    summary:
      'Chooses the channels of one kind of event. Waiting mails of a kind that is turned off are not sent.',
    access: notificationAccess.savePreference,
    body: preferenceWire,
    response: settingsWire,
  }),
  addDevice: defineCall('POST', '/user/notifications/devices', {
    summary: 'Adds a browser that receives push messages. Its former user receives none there anymore.',
    access: notificationAccess.addDevice,
    body: deviceSchema,
    response: settingsWire,
  }),
  removeDevice: defineCall('POST', '/user/notifications/devices/remove', {
    summary: 'Ends the push messages of a browser, if it is one of the user.',
    access: notificationAccess.removeDevice,
    body: z.object({ endpoint: endpointSchema }),
    response: okResponse,
  }),
  renewDevice: defineCall('POST', '/user/notifications/devices/renew', {
    summary:
      'Replaces the subscription of a browser, which the browser has renewed. Does nothing when the former one is unknown.',
    access: notificationAccess.renewDevice,
    body: z.object({ previous: endpointSchema, device: deviceSchema }),
    response: okResponse,
  }),
}
