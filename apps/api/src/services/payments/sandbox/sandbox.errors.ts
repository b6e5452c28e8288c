/** The body of Stripe's error responses. */
interface StripeErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
}

/** An error of the sandbox, sent in Stripe's format. */
export class SandboxError extends Error {
  readonly status: number
  readonly body: StripeErrorBody
  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** Creates the error for an invalid request. */
export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): SandboxError {
  return new SandboxError(400, { type: 'invalid_request_error', message, ...details })
}

/** Creates the error for an unknown id. */
export function missing(kind: string, id: string, param = 'id'): SandboxError {
  const message = `No such ${kind}: '${id}'`
  return new SandboxError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}
