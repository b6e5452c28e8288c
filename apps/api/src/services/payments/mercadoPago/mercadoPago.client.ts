import { Problem } from '@plomada/domain/contract'
import type * as z from 'zod'

/** Connection settings of Mercado Pago or of a server with the same API. */
export interface MercadoPagoSettings {
  clientId: string
  clientSecret: string
  webhookSecret: string
  /** Returns the URL of the API; called at the first request, since the stand-in has no port before.
   * @default Mercado Pago's */
  endpoint?: () => URL
  /** The page on which professionals allow the application to collect for them.
   * @default Mercado Pago's */
  authorizationUrl?: string
}

interface Request {
  method?: 'GET' | 'POST'
  /** The token of the account that the request is about. */
  token?: string
  json?: unknown
  form?: Record<string, string>
  /** The same key has an effect once. */
  idempotencyKey?: string
}

/** An answer that is not an error of the server: it refuses the request for a reason that stays. */
export class MercadoPagoRefusal extends Error {
  override name = 'MercadoPagoRefusal'
  readonly status: number
  constructor(status: number, path: string) {
    // The body is left out: it may have data of payers.
    super(`Mercado Pago answered ${status} to ${path}`)
    this.status = status
  }
}

const TIMEOUT_MS = 10_000

/** Throws a problem whose cause is logged and never sent to the client. */
function unavailable(cause: unknown): never {
  const problem = new Problem('paymentUnavailable')
  problem.cause = cause
  throw problem
}

/** Sends requests to Mercado Pago and validates the answers. */
export function mercadoPagoClient({ endpoint }: Pick<MercadoPagoSettings, 'endpoint'>) {
  const base = () => (endpoint ? endpoint().href.replace(/\/$/, '') : 'https://api.mercadopago.com')

  return async function send<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    { method = 'GET', token, json, form, idempotencyKey }: Request = {},
  ): Promise<Answer> {
    const url = base() + path
    const body = form ? new URLSearchParams(form).toString() : JSON.stringify(json)
    let response: Response
    let answer: unknown
    try {
      response = await fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && {
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'x-idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      answer = await response.json().catch(() => null)
    } catch (error) {
      return unavailable(error)
    }
    const name = path.split('?')[0] ?? path
    if (response.status >= 500 || response.status === 429 || response.status === 408)
      return unavailable(new Error(`Mercado Pago answered ${response.status} to ${name}`))
    if (!response.ok) throw new MercadoPagoRefusal(response.status, name)
    const parsed = schema.safeParse(answer)
    return parsed.success
      ? parsed.data
      : unavailable(new Error(`Mercado Pago answered ${name} with another form`))
  }
}

export type MercadoPagoClient = ReturnType<typeof mercadoPagoClient>
