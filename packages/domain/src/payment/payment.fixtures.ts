import { offers } from '../offer/offer.fixtures.ts'
import type { Offer } from '../offer/offer.ts'
import { people } from '../user/user.fixtures.ts'
import type { Payment } from './payment.ts'

const toParty = ({
  id,
  firstName,
  lastName,
}: {
  id: number
  firstName: string
  lastName: string | null
}) => ({
  id,
  firstName,
  lastName,
})
const about = ({ id, title, description }: Pick<Offer, 'id' | 'title' | 'description'>) => ({
  id,
  title,
  description,
})

const wiring: Payment = {
  id: 41,
  amount: 72_000,
  state: 'paid',
  createdAt: new Date('2026-11-18T11:52:00Z'),
  paidAt: new Date('2026-11-18T12:00:00Z'),
  payer: toParty(people.ana),
  payee: toParty(people.bruno),
  offer: about(offers.newWiring),
}

/** Payments in every state, the newest first. The amount of the first differs from the budget of its offer. */
export const payments: readonly Payment[] = [
  wiring,
  {
    ...wiring,
    id: 40,
    amount: 88_900,
    paidAt: new Date('2026-11-02T15:00:00Z'),
    payee: toParty(people.carla),
    offer: {
      id: 21,
      title: 'cambiar termotanque',
      description: 'Termotanque de 80 litros con su ventilación.',
    },
  },
  { ...wiring, id: 39, state: 'pending', paidAt: null, amount: 97_000, offer: about(offers.tankPump) },
  { ...wiring, id: 38, state: 'failed', paidAt: null, payee: null },
  { ...wiring, id: 37, state: 'expired', paidAt: null },
  { ...wiring, id: 36, state: 'refunded' },
  {
    ...wiring,
    id: 35,
    state: 'disputed',
    amount: 99_999,
    payer: toParty(people.maximiliano),
    offer: about(offers.longWords),
  },
]
