/** What Stripe says when it refuses. */
interface StripeErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
}

/** A refusal of the sandbox, answered in Stripe's shape. */
export class SandboxError extends Error {
  readonly status: number
  readonly body: StripeErrorBody
  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** The request itself is at fault. */
export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): SandboxError {
  return new SandboxError(400, { type: 'invalid_request_error', message, ...details })
}

/** No object has that id. */
export function missing(kind: string, id: string, param = 'id'): SandboxError {
  const message = `No such ${kind}: '${id}'`
  return new SandboxError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}
