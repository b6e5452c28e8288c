import { alertCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import type { Person } from '../user/user.queries.ts'
import { createAlert, removeAlert, updateAlert } from './alert.actions.ts'
import { listAlerts } from './alert.queries.ts'

/** Mounts the calls about alerts. */
export const routes: MountRoutes = (app, { database: { db }, config: { budgetMax } }) => {
  const findAlert = async (me: Pick<Person, 'id'>, id: number) =>
    (await listAlerts(db, me)).find((alert) => alert.id === id) ?? refuse('notFound')

  handleCall(app, alertCalls.list, async ({ me }) => ({ result: await listAlerts(db, me) }))
  handleCall(app, alertCalls.create, async ({ body, me }) => {
    const id = await app.quotas.limit('alert', me, (count) => createAlert(db, me, body, { budgetMax, count }))
    return { result: await findAlert(me, id) }
  })
  handleCall(app, alertCalls.update, async ({ params: { alertId: id }, body, me }) => {
    await app.quotas.limit('alert', me, (count) => updateAlert(db, me, { id, ...body }, { budgetMax, count }))
    return { result: await findAlert(me, id) }
  })
  handleCall(app, alertCalls.remove, async ({ params, me }) => {
    await removeAlert(db, me, params.alertId)
    return { ok: true } as const
  })
}
