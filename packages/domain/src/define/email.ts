import * as z from 'zod/mini'
import { emailText } from './text.ts'

const email = emailText('', '')

/** Returns true for an address that mail may be sent to: the same grammar as in the forms. */
export const isEmail = (text: string): boolean => z.safeParse(email, text).success

/**
 * Returns the mailbox behind an address, for limits: without capitals and without what follows a plus sign, which mail
 * servers deliver to the same person.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '')}@${domain}`
}
