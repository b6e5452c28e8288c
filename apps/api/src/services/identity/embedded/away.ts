import { isAway } from '../../../database/database.ts'
import { patience } from '../../../database/patience.ts'
import { drawPage, html } from '../../../http/page.ts'
import type { Page } from '../../../http/page.ts'
import type { Context, Middleware } from './koa.ts'
import { identityPageHeaders } from './pages.ts'

/** Seconds after which it is worth trying again. */
export const pause = '5'

/** What a person sees whose sign-in met a database that is away. */
export const awayPage = (home: string): Page => ({
  title: 'Error: Sin servicio por un momento',
  card: html`<h1>Sin servicio por un momento</h1>
    <p>No se perdió nada. Esperar unos segundos y volver a intentar.</p>
    <div class="actions"><a class="button secondary" href="${home}">Ir al sitio</a></div>`,
})

function sayAway(ctx: Context, home: string): void {
  ctx.status = 503
  ctx.set('retry-after', pause)
  ctx.set('cache-control', 'no-store')
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = { error: 'temporarily_unavailable' }
    return
  }
  ctx.set(identityPageHeaders())
  ctx.type = 'html'
  ctx.body = drawPage(awayPage(home), ctx.headers.cookie)
}

/**
 * A database that is away is a pause here too. The provider tells of its own failures in an event and answers 500 to
 * every one of them; this step hears the event on the way in and speaks on the way out.
 */
export function pauseWhenAway(
  home: string,
  failures: { on: (event: 'server_error', listener: (ctx: Context, problem: Error) => void) => unknown },
): Middleware {
  const away = new WeakSet<object>()
  failures.on('server_error', (ctx, problem) => {
    if (isAway(problem)) away.add(ctx)
  })
  return async (ctx, next) => {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), patience.request)
    })
    try {
      const end = await Promise.race([next(), tooLong])
      if (end === 'late' || away.has(ctx)) sayAway(ctx, home)
    } catch (error) {
      if (!isAway(error)) throw error
      sayAway(ctx, home)
    } finally {
      clearTimeout(timer)
    }
  }
}
