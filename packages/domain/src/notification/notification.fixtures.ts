import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { Notification } from './notification.ts'

const toSender = ({ id, firstName, lastName, photo }: typeof people.ana | typeof people.bruno) => ({
  id,
  firstName,
  lastName,
  photo,
})
const toOfferRef = ({ id, title }: { id: number; title: string }) => ({ id, title })
const read = { isRead: true, message: null }

/** Bruno's notifications. The newest is unread. */
export const notifications: readonly Notification[] = [
  {
    id: 3,
    kind: 'contact',
    createdAt: new Date('2026-11-20T18:30:00Z'),
    isRead: false,
    from: toSender(people.ana),
    offer: null,
    message: 'Hola, ¿tiene lugar el jueves por la mañana?',
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
