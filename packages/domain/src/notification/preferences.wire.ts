import * as z from 'zod/mini'
import { renameFields } from '@plomada/define'
import { mailFrequencies, preferenceKinds } from './kinds.ts'

/** A user's choice of channels for one kind of event. */
const preferenceSchema = z.object({
  kind: z.enum(preferenceKinds),
  mail: z.enum(mailFrequencies),
  push: z.boolean(),
})
export type NotificationPreference = z.infer<typeof preferenceSchema>

const names = { kind: 'tipo', mail: 'correo' } as const

/** The wire format of a preference. */
export const preferenceWire = renameFields(preferenceSchema.shape, names)

/** How a user is notified, and what a browser needs to receive push messages. */
export interface NotificationSettings {
  preferences: NotificationPreference[]
  /** The server's public key for push subscriptions. */
  pushKey: string
  /** Devices that receive push messages. */
  devices: number
}

export const settingsWire = renameFields(
  { preferences: z.array(preferenceWire), pushKey: z.string(), devices: z.int() },
  { preferences: 'preferencias', pushKey: 'clavePush', devices: 'dispositivos' },
)

const ENDPOINT_MAXIMUM = 1000

/** The address of a push subscription. The server checks that it is one, of a public host. */
export const endpointSchema = z.string().check(z.minLength(1), z.maxLength(ENDPOINT_MAXIMUM))

/** A key of a subscription: 65 or 16 bytes in base64url, which the server checks. */
const keySchema = (length: number) => z.string().check(z.minLength(length), z.maxLength(length + 2))

/** A push subscription, as `PushSubscription.toJSON()` returns it. */
export const deviceSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({ p256dh: keySchema(87), auth: keySchema(22) }),
})
export type Device = z.infer<typeof deviceSchema>
