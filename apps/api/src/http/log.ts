import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

const CENSOR = '[…]'

/** The names of fields that contain credentials. */
const credentials = ['authorization', 'cookie', 'password', 'token']
/** Objects nested deeper are logged as they are. */
const REDACTED_DEPTH = 4
/** Fields that Fastify logs through serializers. */
const serialized = ['req', 'res']

/** Checks whether the log contains the fields of an object, and not what `toJSON` or a serializer returns. */
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && !('toJSON' in value)

/** Replaces the values of credentials, at any place of nested objects. */
function redact(fields: object, depth = 1): Record<string, unknown> {
  const redacted: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields))
    redacted[name] = credentials.includes(name)
      ? CENSOR
      : serialized.includes(name) || depth === REDACTED_DEPTH
        ? value
        : redactValue(value, depth + 1)
  return redacted
}

function redactValue(value: unknown, depth: number): unknown {
  if (!isNested(value)) return value
  return Array.isArray(value) ? value.map((item) => redactValue(item, depth)) : redact(value, depth)
}

/** Pino redacts the bindings of child loggers. Its paths with wildcards would copy each object once per path. */
const redaction = {
  redact: { paths: credentials, censor: CENSOR },
  formatters: { log: (fields: object) => redact(fields) },
}

// Email addresses and secrets, which errors of mail servers and libraries may contain.
// The lengths are bounded: otherwise a long run of @ would take minutes to match.
const sensitive =
  /[^\s<>"'(),;:@]{1,64}@[^\s<>"'(),;:@]{1,255}\.[a-z]{2,}|\beyJ[\w-]+(?:\.[\w-]+)*|\b(?:[sr]k|whsec)_\w+/gi

interface LoggedError {
  type: string
  message: string
  stack: string
  [field: string]: unknown
}

/** Serializes an error for the log, without the values of parameters, which database errors contain. */
function serializeError(error: Error): LoggedError {
  const { name, message, stack = '', cause } = error
  const safeMessage = message.replace(/\nparams: [^]*/, '').replace(sensitive, CENSOR)
  // The stack begins with the message; only the frames after it are logged.
  const start = stack.indexOf(message)
  const frames = start < 0 ? '' : stack.slice(start + message.length)
  return {
    type: name,
    message: safeMessage,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    stack: `${name}: ${safeMessage}${frames}`,
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  }
}

/** Serializes a request without its query string, which may contain sign-in codes. */
const serializeRequest = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: url.split('?')[0],
})

/** Returns the options of Fastify's logger. */
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  return level === 'silent'
    ? false
    : { level, ...redaction, serializers: { err: serializeError, req: serializeRequest } }
}

/** Logs one line per response, without the query string. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      ...serializeRequest(request),
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
