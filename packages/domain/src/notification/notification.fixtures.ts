import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { getEvent } from './events.ts'
import { preferenceKinds } from './kinds.ts'
import type { Device, NotificationSettings } from './preferences.wire.ts'
import type { Notification } from './notification.ts'

const toSender = ({ id, firstName, lastName, photo }: typeof people.ana | typeof people.bruno) => ({
  id,
  firstName,
  lastName,
  photo,
})
const toOfferRef = ({ id, title }: { id: number; title: string }) => ({ id, title })
const read = {
  isRead: true,
  message: null,
  amount: 52_000,
  conversationId: null,
  event: null,
  assignmentId: null,
}

/** Bruno's notifications. The newest is unread. */
export const notifications: readonly Notification[] = [
  {
    id: 3,
    kind: 'contact',
    createdAt: new Date('2026-11-20T18:30:00Z'),
    isRead: false,
    from: toSender(people.ana),
    offer: null,
    message: 'Hola, ¿tenés lugar el jueves a la mañana?',
    amount: null,
    conversationId: null,
    event: null,
    assignmentId: null,
  },
  {
    ...read,
    id: 2,
    kind: 'payment',
    createdAt: new Date('2026-11-18T12:00:00Z'),
    from: toSender(people.ana),
    offer: toOfferRef(offers.newWiring),
  },
  {
    ...read,
    id: 1,
    kind: 'acceptance',
    createdAt: new Date('2026-11-12T21:15:00Z'),
    from: toSender(people.ana),
    offer: toOfferRef(offers.newWiring),
  },
]

/** The preferences of a user who has chosen none, on one device. */
export const notificationSettings: NotificationSettings = {
  preferences: preferenceKinds.map((kind) => ({ kind, ...getEvent(kind).channels })),
  pushKey: `B${'A'.repeat(86)}`,
  devices: 1,
}

/** A push subscription, with keys that no browser has. */
export const device: Device = {
  endpoint: 'https://push.example/send/3f5c0e8a9b7d4c21',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}
