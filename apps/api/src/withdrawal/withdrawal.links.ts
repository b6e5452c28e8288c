import { createHmac, randomInt } from 'node:crypto'
import * as z from 'zod'
import { isSameSecret } from '../http/secrets.ts'

/** The page on which a person confirms a withdrawal, without an account or JavaScript. */
export const CONFIRM_PATH = '/cuenta/arrepentimiento'

// Without characters that look or sound like others.
const ALPHABET = '346789BCDFGHJKMNPQRTVWXYZ'
const pick = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Returns a new code of a request, such as ARR-7K3Q-9M4X. */
export const createWithdrawalCode = (): string => `ARR-${pick(4)}-${pick(4)}`

interface Signed {
  id: number
  code: string
}
const sign = (key: string, { id, code }: Signed): string =>
  createHmac('sha256', key).update(`withdrawal ${id} ${code}`).digest('base64url')

/** Returns the key of the link with which the owner of the mailbox confirms a request. */
export const createConfirmKey = (key: string, withdrawal: Signed): string =>
  `${withdrawal.id}.${sign(key, withdrawal)}`

const parts = z.tuple([z.coerce.number<string>().int().min(1).max(2_147_483_647), z.string()])

/** Returns the id in the key of a link, and whether the key belongs to a request; null if it cannot be one. */
export function readConfirmKey(key: string, text: string) {
  const read = parts.safeParse(text.split('.'))
  if (!read.success) return null
  const [id, signature] = read.data
  return { id, isOf: (withdrawal: Signed) => isSameSecret(signature, sign(key, withdrawal)) }
}
