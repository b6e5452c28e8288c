import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problems } from '@plomada/domain/define'
import type { ProblemAnswer, ProblemCode } from '@plomada/domain/define'
import type * as z from 'zod'
import { isAway, isFull, sqlRefusal } from '../database/database.ts'

// Text that the database cannot store, or a number or a date beyond what a column holds.
const unfitForTheDatabase = new Set(['22021', '22P02', '22003', '22008'])

// Seconds after which a server that was away may be back.
const pause = '5'

const full = 'No queda espacio para guardar cambios: por ahora solo se puede leer'

const byStatus: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthenticated',
  // Only the file server refuses so: folders and names with dots in them.
  403: 'notFound',
  404: 'notFound',
  413: 'tooLarge',
  429: 'tooManyRequests',
  503: 'unavailable',
}

/** The refusal for input that a schema did not take: each field with its first message, named as the caller wrote it. */
export function invalidInput({ issues }: z.core.$ZodError): Problem {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.') || 'body'] ??= message
  return new Problem('invalid', { fields })
}

/** Gives the server its one error door: whatever is thrown leaves as a named problem, and what is our fault says nothing. */
export function addErrorDoor(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    sendProblem(request, reply, problem)
  })
}

/** Answers with a refusal. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  const { code, status, message, fields, retryAfter } = problem
  const answer: ProblemAnswer = { code, message, ...(fields && { fields }) }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 503) reply.header('retry-after', pause)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  // A request whose body was not read to its end cannot be followed by another one on the same connection.
  if (status === 413) reply.header('connection', 'close')
  request.log.debug({ code }, 'refused')
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isFull(error)) return new Problem('unavailable', { sentence: full })
  if (isAway(error)) return new Problem('unavailable')
  if (unfitForTheDatabase.has(sqlRefusal(error)?.code ?? '')) return new Problem('invalid')
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500
  if (status < 400) return new Problem('unexpected')
  const code = byStatus[status] ?? (status < 500 ? 'invalid' : 'unexpected')
  return new Problem(code, { sentence: problems[code].sentence })
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
