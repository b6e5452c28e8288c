import type { QuotaLimits } from '@plomada/domain/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkKey } from '../../../http/limits/limits.ts'
import { renderPage } from '../../../http/page/page.ts'
import { refuseAttempt } from './interactions/shared.ts'
import { identityPageHeaders, unavailablePage } from './pages/pages.ts'
import { createThrottle } from './throttle.ts'
import type { Sql } from './sql.ts'

/** Bytes of an authorization request. The web app sends less than 1,000. */
const LARGEST_REQUEST = 4096

/** Limits what callers without an account can store: the size and the number of authorization requests. */
export function createAuthorizeLimits(
  sql: Sql,
  { home, quotas }: { home: string; quotas: Pick<QuotaLimits, 'signInStart'> },
) {
  const signIns = createThrottle(sql, { name: 'authorize address', limits: quotas.signInStart })
  const send = (reply: FastifyReply, status: number, title: string, text: string) =>
    reply
      .code(status)
      .headers(identityPageHeaders())
      .send(renderPage(unavailablePage(home, title, text), reply.request.headers.cookie))

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { headers, raw } = request
    const size = (raw.url ?? '').length + Number(headers['content-length'] ?? 0)
    // A chunked body has no declared length.
    if (size > LARGEST_REQUEST || headers['transfer-encoding'] !== undefined)
      return send(reply, 414, 'Ese pedido es demasiado largo', 'Volvé al sitio e ingresá desde ahí.')
    // A silent sign-in stores nothing.
    if (/[?&]prompt=none(?:&|$)/.test(raw.url ?? '') || request.server.isOperator(request)) return undefined
    const wait = await signIns.take(networkKey(request.ip))
    if (wait === 0) return undefined
    const { title, text } = refuseAttempt(reply, 'signInStart', wait)
    return send(reply, 429, title, text)
  }
}
