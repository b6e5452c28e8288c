import type { Provider } from 'oidc-provider'
import { isUnavailable } from '../../../database/database.ts'
import { databaseTimeouts } from '../../../database/timeouts.ts'
import { renderPage } from '../../../http/page/page.ts'
import type { Context, Middleware } from './koa.ts'
import { identityPageHeaders, unavailablePage } from './pages/pages.ts'

/** Value of the `Retry-After` header. */
export const RETRY_AFTER_SECONDS = '5'

/** Returns the page for a sign-in that could not reach the database. */
export const databaseUnavailablePage = (home: string) =>
  unavailablePage(
    home,
    'El sitio no responde por un momento',
    'No perdiste nada. Esperá unos segundos e intentá de nuevo.',
  )

function respondUnavailable(ctx: Context, home: string): void {
  ctx.status = 503
  ctx.set('retry-after', RETRY_AFTER_SECONDS)
  ctx.set('cache-control', 'no-store')
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = { error: 'temporarily_unavailable' }
    return
  }
  ctx.set(identityPageHeaders())
  ctx.type = 'html'
  ctx.body = renderPage(databaseUnavailablePage(home), ctx.headers.cookie)
}

/**
 * Responds 503 when the database is unavailable or a request takes too long. The provider responds 500 to its own failures
 * and emits an event, so this middleware notes the event and replaces the response.
 */
export function handleUnavailable(home: string, provider: Provider): Middleware {
  const failed = new WeakSet<object>()
  provider.on('server_error', (ctx, problem) => {
    if (isUnavailable(problem)) failed.add(ctx)
  })
  return async (ctx, next) => {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), databaseTimeouts.request)
    })
    try {
      const end = await Promise.race([next(), timeout])
      if (end === 'late' || failed.has(ctx)) respondUnavailable(ctx, home)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      respondUnavailable(ctx, home)
    } finally {
      clearTimeout(timer)
    }
  }
}
