import { notificationCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { createPhotoUrl, type Person } from '../user/user.queries.ts'
import { markRead } from './notification.actions.ts'
import { addUnsubscribePage } from './notification.pages.ts'
import {
  addDevice,
  countDevices,
  listPreferences,
  refuseInvalidDevice,
  removeDevice,
  renewDevice,
  savePreference,
} from './preferences.actions.ts'
import { listNotifications, countUnread } from './notification.queries.ts'

/** Mounts the calls about notifications. */
export const routes: MountRoutes = (app, { database: { db }, services, config }) => {
  const { photos, notificationKeys } = services
  const getSettings = async (me: Person) => ({
    preferences: await listPreferences(db, me),
    pushKey: notificationKeys.vapid.publicKey,
    devices: await countDevices(db, me),
  })

  handleCall(app, notificationCalls.list, ({ query, me }) =>
    listNotifications(db, me, query, createPhotoUrl(photos)),
  )
  handleCall(app, notificationCalls.unread, async ({ me }) => ({ unread: await countUnread(db, me) }))
  handleCall(app, notificationCalls.markRead, async ({ body, me }) => {
    await markRead(db, me, body.ids)
    return { unread: await countUnread(db, me) }
  })
  handleCall(app, notificationCalls.preferences, ({ me }) => getSettings(me))
  handleCall(app, notificationCalls.savePreference, async ({ body, me }) => {
    await app.quotas.limit('notificationSetting', me, (count) => savePreference(db, me, body, count))
    return getSettings(me)
  })
  handleCall(app, notificationCalls.addDevice, async ({ body, me }) => {
    refuseInvalidDevice(body, { allowLoopback: config.pushLoopback })
    await app.quotas.limit('notificationSetting', me, (count) => addDevice(db, me, body, count))
    return getSettings(me)
  })
  handleCall(app, notificationCalls.removeDevice, async ({ body, me }) => {
    await removeDevice(db, me, body.endpoint)
    return { ok: true } as const
  })
  handleCall(app, notificationCalls.renewDevice, async ({ body }) => {
    refuseInvalidDevice(body.device, { allowLoopback: config.pushLoopback }, 'device.')
    await renewDevice(db, body)
    return { ok: true } as const
  })
  addUnsubscribePage(app, db, notificationKeys.unsubscribe)
}
