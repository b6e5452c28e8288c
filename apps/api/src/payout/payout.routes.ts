import { payoutCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { saveAccount, sendAccountCode } from './account.actions.ts'
import { findAccount, toPayoutAccount } from './account.queries.ts'

/** Mounts the calls about what professionals earn. */
export const routes: MountRoutes = (app, { config, database: { db }, services, clock }) => {
  const getContext = () => ({
    key: services.notificationKeys.unsubscribe,
    publicUrl: config.publicUrl,
    now: clock(),
  })
  handleCall(app, payoutCalls.earnings, async ({ me }) => {
    const account = await findAccount(db, me.id)
    return { result: { account: account && toPayoutAccount(account) } }
  })
  handleCall(app, payoutCalls.sendAccountCode, async ({ me, body }) => {
    await app.quotas.count('payoutAccount', me)
    await sendAccountCode(db, me, body, getContext())
    return { ok: true } as const
  })
  handleCall(app, payoutCalls.saveAccount, async ({ me, body, origin }) => {
    await app.quotas.count('payoutAccount', me)
    return { result: await saveAccount(db, me, body, { ...getContext(), origin }) }
  })
}
