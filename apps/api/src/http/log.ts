import type { FastifyInstance, FastifyServerOptions } from 'fastify'
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

/** How loud the log is. */
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  return level === 'silent' ? false : { level, redact }
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
