import { notificationCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { createPhotoUrl } from '../user/user.queries.ts'
import { markRead } from './notification.actions.ts'
import { listNotifications, countUnread } from './notification.queries.ts'

/** Mounts the calls about notifications. */
export const notificationRoutes: MountRoutes = (app, { database: { db }, services: { photos } }) => {
  handleCall(app, notificationCalls.list, ({ query, me }) =>
    listNotifications(db, me, query, createPhotoUrl(photos)),
  )
  handleCall(app, notificationCalls.markRead, async ({ body, me }) => {
    await markRead(db, me, body.ids)
    return { unread: await countUnread(db, me) }
  })
}
