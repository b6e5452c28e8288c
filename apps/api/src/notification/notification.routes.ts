import { notificationCalls } from '@plomada/domain/calls'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { photoUrls } from '../user/user.queries.ts'
import { markRead } from './notification.actions.ts'
import { pageOfNotifications, unreadOf } from './notification.queries.ts'

/** The calls with which people read what happened to them. */
export const notificationRoutes: Routes = (app, { database: { db }, services: { photos } }) => {
  answer(app, notificationCalls.list, ({ query, me }) =>
    pageOfNotifications(db, me, query, photoUrls(photos)),
  )
  answer(app, notificationCalls.markRead, async ({ body, me }) => {
    await markRead(db, me, body.ids)
    return { unread: await unreadOf(db, me) }
  })
}
