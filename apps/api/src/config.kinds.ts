import { isIP } from 'node:net'
import * as z from 'zod'

/** A whole number in a range, written in digits. */
export const wholeNumber = (least: number, most: number) =>
  z.codec(z.string().regex(/^\d+$/), z.int().min(least).max(most), {
    decode: Number,
    encode: String,
  })

/** A switch: true or false, 1 or 0, on or off. */
export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((word) => /^(true|1|on)$/.test(word))

/** An address with one of some protocols. */
export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))

/** An address without a path; read as its origin. */
export const origin = url('http:', 'https:')
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username)
  .transform((address) => address.origin)

/** Which proxies are trusted: none, how many, or their addresses. */
export const proxies = z.union([
  z.enum(['off', 'false']).transform(() => false as const),
  wholeNumber(1, 32),
  z.string().refine((list) => list.split(',').every((part) => isIP(part.trim().split('/')[0] ?? '') > 0)),
])

/** Origins separated by commas. */
export const origins = z
  .string()
  .transform((list) => list.split(',').map((part) => part.trim()))
  .pipe(z.array(origin).min(1).max(20))

/** One setting. */
export interface Setting {
  /** What it takes. */
  takes: z.ZodType
  /** The same in words, for the message about another value. */
  form: string
  /** What it is for. */
  about: string
  /** What counts without it, written as anybody would write it. */
  default?: string
  /** Whether a complaint may say what is wrong with the value; otherwise it may be a secret. */
  isPublic?: boolean
  /** What happens without it; beside a default, what that means. */
  otherwise?: string
}

/** What a database address takes, with its form. */
export const postgresAddress = {
  takes: url('postgres:', 'postgresql:'),
  form: 'an address such as postgres://user:password@server/database',
}

/** A count per minute, with its form. */
export const perMinute = { takes: wholeNumber(1, 1_000_000), form: 'a whole number of requests' }
