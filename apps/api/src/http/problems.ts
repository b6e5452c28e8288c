import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problems, type ProblemBody, type ProblemCode } from '@plomada/domain/contract'
import type * as z from 'zod'
import { isUnavailable, isStorageFull, getSqlError } from '../database/database.ts'
import { html, sendPage, type Page } from './page/page.ts'

// Text that PostgreSQL cannot store, and numbers or dates out of a column's range.
const invalidValueCodes = new Set(['22021', '22P02', '22003', '22008'])

const RETRY_AFTER_SECONDS = '5'

const storageFullMessage = 'Nos quedamos sin espacio para guardar cambios: por ahora podés leer'

const byStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthenticated',
  // Only the file server responds with 403: to folders and dotfiles.
  403: 'notFound',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooManyRequests',
  503: 'unavailable',
}

/** Converts schema errors to a problem with the first message of each field, by its name on the wire. */
export function invalidInput({ issues }: z.core.$ZodError): Problem {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.') || 'body'] ??= message
  return new Problem('invalid', { fields })
}

/** Sets the error handler: every error is sent as a problem, without details of internal errors. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (isUnsentBody(request, error)) request.log.info({ code: error.code }, 'the body did not arrive')
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    sendProblem(request, reply, problem)
  })
}

/** Checks whether a request failed because its client sent the body too slowly, or left before its end. */
const isUnsentBody = (request: FastifyRequest, error: unknown): error is Error & { code: string } =>
  !request.raw.complete &&
  error instanceof Error &&
  'code' in error &&
  (error.code === 'FST_ERR_HANDLER_TIMEOUT' || error.code === 'ECONNRESET')

/** Sends a problem as the response. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  const { code, status, message, fields, retryAfter } = problem
  const body: ProblemBody = { code, message, ...(fields && { fields }) }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  // The connection cannot be reused, as the body was not read to its end.
  if (status === 413) reply.header('connection', 'close')
  request.log.debug({ code }, 'refused')
  if (isForAPage(request) && (status === 429 || status >= 500)) {
    void sendPage(reply, status, problemPage(message, request.url))
    return
  }
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Returns whether a browser opens a page with this request. */
const isForAPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

const problemPage = (message: string, url: string): Page => ({
  title: 'El sitio no responde por un momento',
  card: html`<h1>${message}</h1>
    <p>Esperá unos segundos e intentá de nuevo.</p>
    <div class="actions"><a class="button" href="${url}">Reintentar</a></div>`,
})

/** Converts an error to the problem that clients see. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isStorageFull(error)) return new Problem('unavailable', { sentence: storageFullMessage })
  if (isUnavailable(error)) return new Problem('unavailable')
  if (invalidValueCodes.has(getSqlError(error)?.code ?? '')) return new Problem('invalid')
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500
  if (status < 400) return new Problem('unexpected')
  const code = byStatus[status] ?? (status < 500 ? 'invalid' : 'unexpected')
  return new Problem(code, { sentence: problems[code].sentence })
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
