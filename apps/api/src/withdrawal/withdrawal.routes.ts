import { withdrawalCalls } from '@plomada/domain/calls'
import { toMailbox } from '@plomada/domain/text'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { createHourlyLimit } from '../http/limits/hourlyLimit.ts'
import { createThrottle } from '../services/identity/embedded/throttle.ts'
import {
  acceptWithdrawal,
  refuseWithdrawal,
  refuseWithoutJob,
  requestWithdrawal,
} from './withdrawal.actions.ts'
import { addConfirmPage } from './withdrawal.pages.ts'
import { listWithdrawableJobs, listWithdrawals } from './withdrawal.queries.ts'

/** Mounts the calls about withdrawals, and the page that confirms one. */
export const routes: MountRoutes = (app, { config, database: { db, pool }, services, clock }) => {
  const getDeps = () => ({
    publicUrl: config.publicUrl,
    key: services.notificationKeys.unsubscribe,
    now: clock(),
  })
  const enforceQuota = createHourlyLimit(app, 'withdrawal', { config, clock })
  // A request counts even if its mailbox gets no more mails: the right must not depend on what others send.
  const mailbox = createThrottle(pool, { name: 'withdrawals of a mailbox', limits: config.quotas.code })
  addConfirmPage(app, db, getDeps)

  handleCall(app, withdrawalCalls.request, async ({ body, viewer, request }) => {
    refuseWithoutJob(body)
    await enforceQuota(request)
    const canMail = (await mailbox.take(toMailbox(body.email))) === 0
    const me = viewer?.kind === 'user' ? viewer : null
    return { result: await requestWithdrawal(db, me, body, { ...getDeps(), canMail }) }
  })
  handleCall(app, withdrawalCalls.jobs, async ({ me }) => ({
    result: await listWithdrawableJobs(db, me.id, clock()),
  }))
  handleCall(app, withdrawalCalls.list, ({ query }) => listWithdrawals(db, query))
  handleCall(app, withdrawalCalls.accept, async ({ params, body, origin }) => {
    await acceptWithdrawal(db, { ...params, ...body }, { ...getDeps(), origin })
    return { ok: true } as const
  })
  handleCall(app, withdrawalCalls.refuse, async ({ params, body, origin }) => {
    await refuseWithdrawal(db, { ...params, ...body }, { ...getDeps(), origin })
    return { ok: true } as const
  })
}
