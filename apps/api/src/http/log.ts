import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** What the log keeps to itself wherever somebody writes it: credentials. */
const redact = {
  paths: ['authorization', 'cookie', 'password', 'token'].flatMap((name) => [
    name,
    `*.${name}`,
    `*.*.${name}`,
  ]),
  censor: '[…]',
}

// An address of a person, and what opens a door: a mail server repeats the one, a library may repeat the other.
// As long as addresses are and no longer: looked for without an end, a row of @ would keep the process for minutes.
const personal =
  /[^\s<>"'(),;:@]{1,64}@[^\s<>"'(),;:@]{1,255}\.[a-z]{2,}|\beyJ[\w-]+(?:\.[\w-]+)*|\b(?:[sr]k|whsec)_\w+/gi

interface Told {
  type: string
  message: string
  stack: string
  [fact: string]: unknown
}

/**
 * An error as the log keeps it: what failed and where. The values that people gave stay out, though the database
 * repeats them in its complaint and in its details.
 */
function described(error: Error): Told {
  const { name, message, stack = '', cause } = error
  const told = message.replace(/\nparams: [^]*/, '').replace(personal, '[…]')
  // The stack begins with the message; only the places after it are kept.
  const start = stack.indexOf(message)
  const places = start < 0 ? '' : stack.slice(start + message.length)
  return {
    type: name,
    message: told,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: `${name}: ${told}${places}`,
    ...(cause instanceof Error && { cause: described(cause) }),
  }
}

/** A request as the log keeps it, should anything hand it over whole: without the query string, where codes travel. */
const askedFor = ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] })

/** How loud the log is. */
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  return level === 'silent' ? false : { level, redact, serializers: { err: described, req: askedFor } }
}

/** Logs one line for each answer; without the query string, where sign-in codes travel. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      from: request.ip,
    })
  })
}

/** Adds the id of the signed-in user to every later log line of a request. */
export function logUser(request: FastifyRequest, reply: FastifyReply): void {
  if (request.viewer?.kind !== 'user') return
  request.log = request.log.child({ userId: request.viewer.id })
  reply.log = request.log
}
