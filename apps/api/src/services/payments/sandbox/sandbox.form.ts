import * as z from 'zod'
import { invalidRequest } from './sandbox.errors.ts'

/** A value of a form with bracketed names. */
export type FormValue = string | { [name: string]: FormValue }

const MAX_DEPTH = 6

function parsePath(name: string): string[] {
  const path = [...name.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map((match) => match[1] ?? match[0])
  if (path.length === 0 || path.length > MAX_DEPTH || path.includes('__proto__')) {
    throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
  }
  return path
}

const emptyForm = (): Record<string, FormValue> => Object.create(null)

/** Parses the nested forms of Stripe's libraries, such as `a[b][0]=c`. */
export function parseForm(body: string): Record<string, FormValue> {
  const form = emptyForm()
  for (const [name, value] of new URLSearchParams(body)) {
    // PostgreSQL cannot store NUL.
    if (value.includes('\0')) throw invalidRequest('Invalid string', { param: name })
    const path = parsePath(name)
    const last = path.pop() ?? name
    let parent = form
    for (const step of path) {
      const child = parent[step] ?? emptyForm()
      if (typeof child === 'string') throw invalidRequest(`Invalid object`, { param: name })
      parent[step] = child
      parent = child
    }
    parent[last] = value
  }
  return form
}

const formatPath = ([first, ...rest]: PropertyKey[]): string =>
  String(first ?? '') + rest.map((step) => `[${String(step)}]`).join('')

/** Validates a form; throws the first issue as Stripe's error. */
export function validateForm<T>(schema: z.ZodType<T>, form: unknown): T {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  if (issue?.code === 'unrecognized_keys') {
    const param = formatPath([...issue.path, ...issue.keys.slice(0, 1)])
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = formatPath(issue?.path ?? [])
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  throw invalidRequest(`Invalid value for ${param}: ${issue?.message ?? 'not understood'}`, { param })
}

const webUrl = z.string().refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'Not a valid URL')
const count = z
  .string()
  .regex(/^[1-9]\d{0,7}$/, 'must be a positive integer')
  .transform(Number)
const metadata = z.record(z.string().max(40), z.string().max(500)).optional()

const lineItem = z.strictObject({
  quantity: count.optional(),
  price_data: z.strictObject({
    currency: z.enum(['ars']),
    unit_amount: count,
    product_data: z.strictObject({ name: z.string().min(1).max(5000) }),
  }),
})

/** Parameters of a new checkout session. */
export const sessionForm = z.strictObject({
  mode: z.literal('payment'),
  success_url: webUrl,
  cancel_url: webUrl,
  client_reference_id: z.string().max(200).optional(),
  line_items: z.record(z.string().regex(/^\d+$/), lineItem).refine((items) => Object.keys(items).length > 0),
  locale: z.string().max(10).optional(),
  metadata,
})

const seconds = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

/** Parameters of the lists of sessions, refunds and disputes. */
export const listForm = z.strictObject({
  limit: count.pipe(z.int().max(100)).optional(),
  starting_after: z.string().max(100).optional(),
  created: z.strictObject({ gte: seconds.optional(), lt: seconds.optional() }).optional(),
  payment_intent: z.string().max(100).optional(),
})

/** Parameters of a refund, by default of the whole amount. */
export const refundForm = z.strictObject({
  payment_intent: z.string(),
  amount: count.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
})
