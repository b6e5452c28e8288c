import { QUOTA_WINDOWS } from '@plomada/domain'
import type { QuotaTimes } from '@plomada/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOperator, networkOf } from '../../../http/limits.ts'
import { drawPage, html } from '../../../http/page.ts'
import { identityPageHeaders } from './pages.ts'
import { createThrottle } from './throttle.ts'
import type { Sql } from './sql.ts'

/** Bytes of a request to sign in, with its state and all: our web app sends less than one thousand. */
const LARGEST_REQUEST = 4096
const QUARTER = QUOTA_WINDOWS.quarterHour

const refusal = (home: string, title: string, text: string) => ({
  title: `Error: ${title}`,
  card: html`<h1>${title}</h1>
    <p>${text}</p>
    <div class="actions"><a class="button secondary" href="${home}">Ir al sitio</a></div>`,
})

/** Bounds what callers without an account can have stored: the size of a request to sign in, and how many begin. */
export function createAuthorizeLimits(
  sql: Sql,
  { home, quotas }: { home: string; quotas: Pick<QuotaTimes, 'signInStart'> },
) {
  const times = quotas.signInStart.quarterHour
  const signIns = createThrottle(sql, { name: 'authorize address', times, seconds: QUARTER })
  const send = (reply: FastifyReply, status: number, title: string, text: string) =>
    reply
      .code(status)
      .headers(identityPageHeaders())
      .send(drawPage(refusal(home, title, text), reply.request.headers.cookie))

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { headers, raw } = request
    const size = (raw.url ?? '').length + Number(headers['content-length'] ?? 0)
    // A body in chunks does not say how long it is.
    if (size > LARGEST_REQUEST || headers['transfer-encoding'] !== undefined)
      return send(reply, 414, 'El pedido es demasiado largo', 'Volver al sitio e ingresar desde ahí.')
    // A silent sign-in is answered at once and stores nothing.
    if (/[?&]prompt=none(?:&|$)/.test(raw.url ?? '') || isOperator(request)) return undefined
    if (await signIns.take(networkOf(request.ip))) return undefined
    reply.header('retry-after', QUARTER)
    return send(reply, 429, 'Demasiados intentos', 'Hay que esperar 15 minutos antes de volver a ingresar.')
  }
}
