import { dashboardCalls } from '@plomada/domain/calls'
import type { Routes } from '../app.ts'
import { answer } from '../http/answer.ts'
import { photoUrls } from '../user/user.queries.ts'
import { dashboardAt } from './dashboard.queries.ts'

/** The call that tells an admin how the marketplace is doing. */
export const dashboardRoutes: Routes = (app, { database: { db }, outside: { photos }, clock, config }) => {
  const photoUrl = photoUrls(photos)
  const { addressVisibility } = config
  answer(app, dashboardCalls.get, ({ me }) =>
    dashboardAt(db, clock(), { viewer: me, photoUrl, addressVisibility }),
  )
}
