import type { Provider } from 'oidc-provider'
import { getSavedOrigin, type RecordAccountEvent } from './accountEvents.ts'
import type { Middleware } from './koa.ts'

/**
 * Records the second use of a refresh token, which means that it was stolen. The provider emits an event and does not
 * await its listeners, so the reuse is noted there and recorded before the response is sent.
 */
export function recordTokenReuse(provider: Provider, record: RecordAccountEvent): Middleware {
  const reused = new WeakSet<object>()
  provider.on('grant.error', (ctx, problem) => {
    const detail = 'error_detail' in problem ? String(problem.error_detail) : ''
    // The messages of the provider, and of adapter.ts for two concurrent uses.
    if (/^refresh ?token (was )?already used$/i.test(detail)) reused.add(ctx)
  })
  return async (ctx, next) => {
    await next()
    const subject = reused.has(ctx) ? ctx.oidc.entities.RefreshToken?.accountId : undefined
    if (subject !== undefined)
      await record({
        action: 'refreshTokenReused',
        account: { subject },
        isOwnAct: false,
        origin: getSavedOrigin(ctx.req),
      })
  }
}
