import { dashboardCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { createPhotoUrl } from '../user/user.queries.ts'
import { readDashboard, listQuotaRefusals } from './dashboard.queries.ts'

/** Mounts the calls of the admin dashboard. */
export const routes: MountRoutes = (app, { database: { db }, services: { photos }, clock, config }) => {
  const photoUrl = createPhotoUrl(photos)
  const { addressVisibility } = config
  handleCall(app, dashboardCalls.get, ({ me }) =>
    readDashboard(db, clock(), { viewer: me, photoUrl, addressVisibility }),
  )
  handleCall(app, dashboardCalls.quotas, async () => ({ result: await listQuotaRefusals(db, clock()) }))
}
