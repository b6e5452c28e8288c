import { randomBytes } from 'node:crypto'
import webPush from 'web-push'
import * as z from 'zod'
import { type KeyStore, loadKey } from './storedKeys.ts'

/** The keys of notifications, which are kept in the table of the identity provider's keys. */
export interface NotificationKeys {
  /** Signs the links that end mails. */
  unsubscribe: string
  /** Identify this server to push services (RFC 8292). */
  vapid: { publicKey: string; privateKey: string }
}

const vapidSchema = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Loads the keys of notifications, which are the same in every process and after a restart. */
export const loadNotificationKeys = async (store: KeyStore): Promise<NotificationKeys> => ({
  unsubscribe: await loadKey(store, 'unsubscribe', {
    schema: z.string(),
    generate: () => randomBytes(32).toString('base64url'),
  }),
  vapid: await loadKey(store, 'vapid', {
    schema: vapidSchema,
    generate: () => webPush.generateVAPIDKeys(),
  }),
})
