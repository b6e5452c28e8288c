import { dashboardCalls } from '@plomada/domain/calls'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { photoUrls } from '../user/user.queries.ts'
import { dashboardAt, usersWhoMetQuotas } from './dashboard.queries.ts'

/** The calls that show an admin how the marketplace is doing, and who meets a quota. */
export const dashboardRoutes: Routes = (app, { database: { db }, services: { photos }, clock, config }) => {
  const photoUrl = photoUrls(photos)
  const { addressVisibility } = config
  answer(app, dashboardCalls.get, ({ me }) =>
    dashboardAt(db, clock(), { viewer: me, photoUrl, addressVisibility }),
  )
  answer(app, dashboardCalls.quotas, async () => ({ result: await usersWhoMetQuotas(db, clock()) }))
}
