import { isIP } from 'node:net'
import * as z from 'zod'

/** Parses a whole number from `min` to `max`, written in digits. */
export const wholeNumber = (min: number, max: number) =>
  z.codec(z.string().regex(/^\d+$/), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  })

/** Parses a boolean: true or false, 1 or 0, on or off. */
export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((word) => /^(true|1|on)$/.test(word))

/** Parses the quiet hours, such as 22-8; `off` has none. */
export const hours = z.union([
  z.literal('off').transform(() => null),
  z
    .string()
    .regex(/^(?:1?\d|2[0-3])-(?:1?\d|2[0-3])$/)
    .transform((text) => text.split('-').map(Number))
    .transform(([from = 0, to = 0]) => ({ from, to })),
])

/** Accepts a URL with one of these protocols. */
export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))

/** Parses a URL without a path into its origin. */
export const origin = url('http:', 'https:')
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username)
  .transform((address) => address.origin)

/** Parses the trusted proxies: none, their number, or their IP addresses. */
export const proxies = z.union([
  z.enum(['off', 'false']).transform(() => false as const),
  wholeNumber(1, 32),
  z.string().refine((list) => list.split(',').every((part) => isIP(part.trim().split('/')[0] ?? '') > 0)),
])

/** Parses 1 to 20 origins separated by commas. */
export const origins = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(z.array(origin).min(1).max(20))

/** One setting. */
export interface Setting {
  schema: z.ZodType
  /** The accepted values in words, for error messages and the documentation. */
  format: string
  description: string
  /** The default value, as it would be written in the environment. */
  default?: string
  /** Whether error messages may include details of the value. @default false, as it may be a secret */
  isPublic?: boolean
  /** What happens if it is not set; with a default, what the default means. */
  ifUnset?: string
}

/** The schema and format of a PostgreSQL URL. */
export const postgresUrl = {
  schema: url('postgres:', 'postgresql:'),
  format: 'a URL such as postgres://user:password@server/database',
}

/** The schema and format of a number of requests per minute. */
export const perMinute = { schema: wholeNumber(1, 1_000_000), format: 'a whole number of requests' }
