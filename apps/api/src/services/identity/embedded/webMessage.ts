import { createHash } from 'node:crypto'
import type { Middleware } from './koa.ts'

const script = /<script>([\s\S]*?)<\/script>/

/**
 * The page that hands the answer of a silent or pop-up sign-in to the window that asked for it. As shipped it
 * also closes itself, and the SDK may see "closed" before the message; the SDK closes the pop-up on its own.
 */
export function webMessagePage(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    await next()
    if (typeof ctx.body !== 'string' || !ctx.body.includes('win.close();')) return
    const body = ctx.body.replace('win.close();', '')
    const code = script.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(code).digest('base64')
    ctx.body = body
    ctx.set(
      'content-security-policy',
      `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors ${origins.join(' ')}`,
    )
    ctx.set('x-content-type-options', 'nosniff')
  }
}
