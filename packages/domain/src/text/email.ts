import * as z from 'zod/mini'
import { emailText, normalizeLine } from './text.ts'

const email = emailText('', '')

/** Returns true for a valid email address, by the same rule as in forms. */
export const isEmail = (text: string): boolean => z.safeParse(email, text).success

/** Normalizes an address to its mailbox, for limits: lower case, without the tag after a plus sign. */
export function toMailbox(address: string): string {
  const [local = '', domain = ''] = normalizeLine(address).toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '')}@${domain}`
}
