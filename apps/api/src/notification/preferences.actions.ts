import {
  canReceive,
  channelsFor,
  type Device,
  DEVICES_MAXIMUM,
  type NotificationPreference,
  preferenceKinds,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { pauseDailyAlerts } from '../alert/alert.actions.ts'
import { hasDailyAlerts } from '../alert/alert.queries.ts'
import { transact, type Db } from '../database/database.ts'
import { notificationPreferences, pushDevices } from '../database/schema/notifications.ts'
import { users } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import type { Unsubscription } from '../services/mail/mail.links.ts'
import { type EndpointRules, isAllowedEndpoint } from '../services/push/push.endpoint.ts'
import { lockUser, type Person } from '../user/user.queries.ts'
import { dropWaitingMails } from './mail.actions.ts'
import { dropWaitingPushMessages } from './push.actions.ts'

type Reader = Pick<Person, 'id'>

/** Returns the channels of a user for the kinds of events that have a choice; with a role, of those that it can receive. */
export async function listPreferences(
  db: Db,
  { id, role }: Reader & Partial<Pick<Person, 'role'>>,
): Promise<NotificationPreference[]> {
  const rows = await db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, id))
  const kinds = preferenceKinds.filter((kind) => role === undefined || canReceive(role, kind))
  return kinds.map((kind) => {
    const { mail, push } = channelsFor(kind, rows.find((row) => row.kind === kind) ?? null)
    return { kind, mail, push }
  })
}

/** Returns the number of browsers that receive push messages of a user. */
export const countDevices = (db: Db, { id }: Reader): Promise<number> =>
  db.$count(pushDevices, eq(pushDevices.userId, id))

/** Sets the channels of one kind, and drops what waits in a channel that is off. */
export async function savePreference(
  db: Db,
  me: Reader,
  preference: NotificationPreference,
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    await count(tx)
    await setPreference(tx, me, preference)
  })
}

async function setPreference(
  tx: Db,
  me: Reader,
  { kind, mail, push }: NotificationPreference,
): Promise<void> {
  const user = await lockUser(tx, me.id)
  await tx
    .insert(notificationPreferences)
    .values({ userId: me.id, kind, mail, push })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { mail, push },
    })
  if (mail === 'off') await dropWaitingMails(tx, user, kind)
  if (!push) await dropWaitingPushMessages(tx, me.id, kind)
}

/** Ends the mails that an unsubscribe link is about. Does nothing when they have ended or the user is gone. */
export async function unsubscribe(db: Db, unsubscription: Unsubscription): Promise<void> {
  const { userId, topic } = unsubscription
  await transact(db, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
    if (!user) return
    if (await willPauseAlerts(tx, unsubscription)) await pauseDailyAlerts(tx, user)
    for (const preference of await listPreferences(tx, user))
      if (isAbout(preference, topic)) await setPreference(tx, user, { ...preference, mail: 'off' })
    // It may still have events of kinds that are immediate by now.
    if (topic === 'digest') await dropWaitingMails(tx, await lockUser(tx, userId), 'digest')
  })
}

/** Checks whether an unsubscription pauses alerts: daily ones are in the digest, although the kind is immediate. */
export async function willPauseAlerts(db: Db, { userId: id, topic }: Unsubscription): Promise<boolean> {
  if (topic !== 'digest') return false
  const preferences = await listPreferences(db, { id })
  const isImmediate = preferences.some(({ kind, mail }) => kind === 'alert' && mail === 'immediate')
  return isImmediate && (await hasDailyAlerts(db, { id }))
}

const isAbout = ({ kind, mail }: NotificationPreference, topic: Unsubscription['topic']): boolean =>
  mail !== 'off' && (topic === 'all' || topic === kind || (topic === 'digest' && mail === 'daily'))

/**
 * Adds a browser of a user. It has one user, and a user has a limited number of them. Does nothing when the user has it
 * already: pages send it again at each start.
 */
export async function addDevice(
  db: Db,
  me: Reader,
  { endpoint, keys: { p256dh, auth } }: Device,
  count: CountAct,
): Promise<void> {
  const device = { userId: me.id, endpoint, p256dh, auth }
  await transact(db, async (tx) => {
    if (await hasDevice(tx, device)) return
    await count(tx)
    await lockUser(tx, me.id)
    // A new row, as messages to the former user of the browser may wait.
    await tx.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint))
    await tx.insert(pushDevices).values(device).onConflictDoNothing()
    const surplus = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, me.id))
      .orderBy(desc(pushDevices.id))
      .offset(DEVICES_MAXIMUM)
    await tx.delete(pushDevices).where(inArray(pushDevices.id, surplus))
  })
}

async function hasDevice(tx: Db, device: typeof pushDevices.$inferInsert): Promise<boolean> {
  const { userId, endpoint, p256dh, auth } = pushDevices
  const isSame = and(
    eq(userId, device.userId),
    eq(endpoint, device.endpoint),
    eq(p256dh, device.p256dh),
    eq(auth, device.auth),
  )
  return (await tx.$count(pushDevices, isSame)) > 0
}

/** Replaces the subscription with an endpoint by the one that the same browser has now. */
export async function renewDevice(
  db: Db,
  { previous, device }: { previous: string; device: Device },
): Promise<void> {
  const { endpoint, keys } = device
  await transact(db, async (tx) => {
    const [removed] = await tx
      .delete(pushDevices)
      .where(eq(pushDevices.endpoint, previous))
      .returning({ userId: pushDevices.userId })
    // A page may have added the new one already.
    if (removed)
      await tx
        .insert(pushDevices)
        .values({ ...removed, endpoint, ...keys })
        .onConflictDoNothing()
  })
}

/** Ends the push messages of a browser of the user. */
export async function removeDevice(db: Db, me: Reader, endpoint: string): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.userId, me.id), eq(pushDevices.endpoint, endpoint)))
}

const keyBytes = { p256dh: 65, auth: 16 } as const

/** Refuses a device with a disallowed endpoint or with keys of the wrong length. `path` is where the body has the device. */
export function refuseInvalidDevice({ endpoint, keys }: Device, rules: EndpointRules, path = ''): void {
  const fields: Record<string, string> = {}
  if (!isAllowedEndpoint(endpoint, rules))
    fields[`${path}endpoint`] = 'Tiene que ser la dirección pública de un servicio de avisos'
  for (const name of ['p256dh', 'auth'] as const)
    if (Buffer.from(keys[name], 'base64url').length !== keyBytes[name])
      fields[`${path}keys.${name}`] = 'Tiene que ser una clave del navegador'
  if (Object.keys(fields).length > 0) refuse('invalid', { fields })
}
