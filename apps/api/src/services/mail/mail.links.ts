import { createHmac } from 'node:crypto'
import { type NotificationKind, notificationKinds } from '@plomada/domain'
import * as z from 'zod'
import { isSameSecret } from '../../http/secrets.ts'

/** What a mail lets the user end: mails of one kind, the daily digest, or all mails about notifications. */
export type UnsubscribeTopic = NotificationKind | 'digest' | 'all'

/** A user and the mails that they want to end. */
export interface Unsubscription {
  userId: number
  topic: UnsubscribeTopic
}

/** The page that ends mails, without an account or JavaScript (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/cuenta/correos'

/** Creates the absolute links of mails about notifications. */
export interface MailLinks {
  publicUrl: string
  unsubscribeUrl: (unsubscription: Unsubscription) => string
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
const toText = ({ userId, topic }: Unsubscription) => `${userId}.${topic}`

/** Returns a token that ends mails of a user. It does not expire, because mails are kept for years. */
export const createUnsubscribeToken = (key: string, unsubscription: Unsubscription): string =>
  `${toText(unsubscription)}.${sign(key, toText(unsubscription))}`

const tokenParts = z.tuple([
  z.coerce.number<string>().int().min(1).max(2_147_483_647),
  z.enum([...notificationKinds, 'digest', 'all']),
  z.string(),
])

/** Returns what a token ends, or null if it is not one of ours. */
export function readUnsubscribeToken(key: string, token: string): Unsubscription | null {
  const parts = tokenParts.safeParse(token.split('.'))
  if (!parts.success) return null
  const [userId, topic, signature] = parts.data
  return isSameSecret(signature, sign(key, toText({ userId, topic }))) ? { userId, topic } : null
}

/** Creates the links of a deployment. */
export const createMailLinks = ({ publicUrl }: { publicUrl: string }, key: string): MailLinks => ({
  publicUrl,
  unsubscribeUrl: (unsubscription) =>
    `${publicUrl}${UNSUBSCRIBE_PATH}?clave=${createUnsubscribeToken(key, unsubscription)}`,
})
