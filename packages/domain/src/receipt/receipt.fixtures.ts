import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { Invoice, Receipt } from './receipt.ts'

const toPerson = ({ id, firstName, lastName }: Receipt['payer']) => ({ id, firstName, lastName })
const { ana, bruno } = people
const { paintedRoom } = offers

const held: Receipt = {
  id: 41,
  paidAt: new Date('2026-11-15T15:02:00Z'),
  amount: 85_000,
  isSupplement: false,
  payer: toPerson(ana),
  payee: toPerson(bruno),
  offer: { id: paintedRoom.id, title: paintedRoom.title },
  assignmentId: 7,
  held: 85_000,
  released: 0,
  releasedAt: null,
  chargeback: null,
  refunds: [],
}
const requested = {
  id: 3,
  amount: 15_000,
  state: 'requested',
  createdAt: new Date('2026-12-04T12:00:00Z'),
  doneAt: null,
  isByProvider: false,
} as const
const releasedAt = requested.createdAt
const done = { ...requested, state: 'done', doneAt: new Date('2026-12-04T12:05:00Z') } as const

/** What Ana paid for a job, in each state of the money. */
export const receipts = {
  held,
  released: { ...held, held: 0, released: 85_000, releasedAt },
  refunding: { ...held, held: 0, released: 70_000, releasedAt, refunds: [requested] },
  refundedPart: { ...held, held: 0, released: 70_000, releasedAt, refunds: [done] },
  refundedByProvider: { ...held, held: 70_000, refunds: [{ ...done, isByProvider: true }] },
  refunded: { ...held, held: 0, refunds: [{ ...done, amount: 85_000 }] },
  refundFailed: { ...held, held: 85_000, refunds: [{ ...requested, amount: 85_000, state: 'failed' }] },
  disputed: { ...held, held: 0, chargeback: { amount: 85_000, isLost: false } },
  chargedBack: { ...held, held: 0, chargeback: { amount: 85_000, isLost: true } },
  supplement: { ...held, id: 42, amount: 12_000, held: 12_000, isSupplement: true },
} as const satisfies Record<string, Receipt>

const commission: Invoice = {
  id: 17,
  kind: 'commission',
  year: 2026,
  number: 17,
  createdAt: new Date('2026-11-12T15:00:00Z'),
  professional: toPerson(bruno),
  cuit: '20123456786',
  taxCondition: null,
  assignment: { id: 5, title: offers.newWiring.title },
  base: 7_200_000,
  amount: 1_080_000,
  refersTo: null,
  credit: null,
  cae: null,
  caeExpiresOn: null,
}
const creditRef = { id: 18, kind: 'credit', year: 2026, number: 3 } as const

/** Documents of the commission of Bruno. */
export const invoices = {
  commission,
  /** From before the account for payouts had a CUIT. */
  withoutCuit: { ...commission, cuit: null },
  takenBack: { ...commission, credit: creditRef },
  credit: {
    ...commission,
    ...creditRef,
    createdAt: new Date('2026-11-14T10:00:00Z'),
    refersTo: { id: 17, kind: 'commission', year: 2026, number: 17 },
  },
  /** Authorized by a provider of electronic invoices. */
  electronic: {
    ...commission,
    taxCondition: 'simplified',
    cae: '75123456789012',
    caeExpiresOn: '2026-11-22',
  },
} as const satisfies Record<string, Invoice>
