import { createHash } from 'node:crypto'
import type { Middleware } from './koa.ts'

const script = /<script>([\s\S]*?)<\/script>/

/**
 * Changes the provider's page that posts the result of a silent or pop-up sign-in to its opener, so that it does not
 * close itself: the SDK closes the pop-up, and may otherwise see it closed before it receives the message.
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
