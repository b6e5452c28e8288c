import type { Provider } from 'oidc-provider'
import { getSavedOrigin, type RecordAccountEvent } from './accountEvents.ts'
import type { Context, Middleware } from './koa.ts'
import { allowedReturnUrls, sessionCookie } from './provider.ts'
import type { Sql } from './sql.ts'

interface LogoutOptions {
  sql: Sql
  clientId: string
  home: string
  origins: readonly string[]
  record: RecordAccountEvent
}

/**
 * Creates Auth0's sign-out: `GET /v2/logout?client_id=…&returnTo=…` ends the session, with all copies of its cookie, and
 * its refresh tokens. With `everywhere`, from the product's own pages only, it also ends the user's other sessions.
 */
export function logout(
  provider: Provider,
  { sql, clientId, home, origins, record }: LogoutOptions,
): Middleware {
  const allowed = allowedReturnUrls(origins)

  async function endSession(ctx: Context) {
    const session = await provider.Session.get(ctx)
    // A link on another site may sign out this browser, as at Auth0, but no other one.
    const isEverywhere = ctx.query['everywhere'] !== undefined && ctx.get('sec-fetch-site') !== 'cross-site'
    if (session.accountId && isEverywhere)
      await sql.query(
        `delete from idp_payloads where payload->>'accountId' = $1 and model <> 'Interaction'`,
        [session.accountId],
      )
    const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? [])
    // The row of a grant has the grant's id as its own id; the rows of its tokens have it in grant_id.
    await sql.query(
      "delete from idp_payloads where grant_id = any($1) or (model = 'Grant' and id = any($1))",
      [grants],
    )
    if (session.accountId) {
      await session.destroy()
      await record({
        action: isEverywhere ? 'signedOutEverywhere' : 'signedOut',
        account: { subject: session.accountId },
        isOwnAct: true,
        origin: getSavedOrigin(ctx.req),
      })
    }
    ctx.cookies.set(sessionCookie, null, { path: new URL(provider.issuer).pathname.slice(0, -1) })
  }

  return async (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path !== '/v2/logout') return next()
    const { client_id: client = clientId, returnTo = home } = ctx.query
    if (client !== clientId || typeof returnTo !== 'string' || !allowed.includes(returnTo)) {
      ctx.status = 400
      ctx.body = 'No podemos volver a esa dirección.'
      return
    }
    await endSession(ctx)
    ctx.set('cache-control', 'no-store')
    ctx.status = 303
    ctx.redirect(returnTo)
  }
}
