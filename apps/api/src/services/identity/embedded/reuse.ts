import { originOfRaw } from './accountEvents.ts'
import type { RecordAccountEvent } from './accountEvents.ts'
import type { Context, Middleware } from './koa.ts'

interface GrantErrors {
  on: (event: 'grant.error', listener: (ctx: Context, problem: Error) => void) => unknown
}

/**
 * Records the second use of a refresh token, which means that two have it. The provider reports it in an event that
 * waits for nobody, so it is noted there and recorded before the response is sent.
 */
export function recordTokenReuse(provider: GrantErrors, record: RecordAccountEvent): Middleware {
  const reused = new WeakSet<object>()
  provider.on('grant.error', (ctx, problem) => {
    const detail = 'error_detail' in problem ? String(problem.error_detail) : ''
    // The provider's own message, and the one of the adapter for two uses at the same moment.
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
        origin: originOfRaw(ctx.req),
      })
  }
}
