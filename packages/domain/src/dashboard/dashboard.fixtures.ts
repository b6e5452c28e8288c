import { swatchPhoto } from '../fixtures.photo.ts'
import { offers } from '../offer/offer.fixtures.ts'
import type { Offer } from '../offer/offer.ts'
import { payments } from '../payment/payment.fixtures.ts'
import { trades } from '../trade/trade.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { User } from '../user/user.ts'
import type { Dashboard, QuotaRefusal } from './dashboard.ts'

const ref = ({ id, name }: { id: number; name: string }) => ({ id, name })
const paidOffer = (change: Partial<Offer>): Offer => ({ ...offers.newWiring, ...change })

/** Nothing is wrong. */
const noAlarms: Dashboard['alarms'] = {
  ledger: null,
  lateRefunds: 0,
  failedPayouts: 0,
  urgentWithdrawals: 0,
  waitingRuns: [],
  openChargebacks: 0,
}

export const dashboards = {
  busy: {
    totalEarnings: 4_812_300,
    monthEarnings: 638_400,
    userCount: 1284,
    monthOfferCount: 96,
    needs: { decision: 3, refund: 1, overdue: 0 },
    withdrawalCount: 2,
    alarms: {
      ledger: {
        since: new Date('2026-11-12T06:00:00Z'),
        findings: [
          { rule: 'every refund that was sent is in the ledger once', count: 2, examples: ['3', '9'] },
        ],
      },
      lateRefunds: 2,
      failedPayouts: 1,
      urgentWithdrawals: 1,
      waitingRuns: [3],
      openChargebacks: 2,
    },
    latestUsers: [people.bruno, people.ana, people.carla, people.maximiliano, people.dario],
    latestPayments: [
      offers.newWiring,
      paidOffer({
        id: 21,
        title: 'Cambiar termotanque',
        description: 'Termotanque de 80 litros con su ventilación al patio.',
        budget: 88_900,
        publishedAt: new Date('2026-10-28T15:00:00Z'),
        trades: [ref(trades.plumbing)],
      }),
      paidOffer({
        id: 22,
        title: 'Reparar techo de chapa',
        description: 'Membrana nueva y dos chapas.',
        budget: 97_000,
        publishedAt: new Date('2026-10-26T12:20:00Z'),
        trades: [ref(trades.masonry)],
      }),
      paidOffer({
        id: 23,
        title: 'Pintar frente y reja',
        description: 'Frente de ladrillo y reja de cuatro metros, dos manos de esmalte.',
        budget: 81_200,
        publishedAt: new Date('2026-10-21T13:45:00Z'),
        photo: swatchPhoto('Pintura', 4),
        trades: [ref(trades.painting)],
      }),
      paidOffer({
        id: 24,
        title: 'Colocar porcelanato en cocina y lavadero',
        description: 'Son 18 m² sobre contrapiso nivelado. El material ya está comprado.',
        budget: 92_500,
        publishedAt: new Date('2026-10-19T11:10:00Z'),
        photo: swatchPhoto('Pisos', 1),
        trades: [ref(trades.tiling)],
      }),
    ],
    payments: payments.filter(({ state }) => state === 'paid'),
    latestOffer: offers.tankPump,
  },
  /** An empty marketplace with one admin. */
  firstDay: {
    totalEarnings: 0,
    monthEarnings: 0,
    userCount: 1,
    monthOfferCount: 0,
    needs: { decision: 0, refund: 0, overdue: 0 },
    withdrawalCount: 0,
    alarms: noAlarms,
    latestUsers: [people.elena],
    latestPayments: [],
    payments: [],
    latestOffer: null,
  },
  /** The largest amounts and the longest texts. */
  longWords: {
    totalEarnings: 1_987_654_321,
    monthEarnings: 198_765_432,
    userCount: 1_234_567,
    monthOfferCount: 100_000,
    needs: { decision: 1234, refund: 567, overdue: 10_000 },
    withdrawalCount: 1234,
    alarms: {
      ledger: {
        since: new Date('2026-11-01T06:00:00Z'),
        findings: [
          {
            rule: 'a balance is not below zero, except of what the provider has and of debts',
            count: 1234,
            examples: ['payable:100041', 'payable:100042', 'payable:100043'],
          },
          {
            rule: 'every payment that arrived is in the ledger once, with its amount, and no other is',
            count: 56_789,
            examples: ['1234561', '1234562', '1234563'],
          },
          {
            rule: 'what is on its way is the sum of the open payouts',
            count: 1,
            examples: ['payout_in_transit'],
          },
        ],
      },
      lateRefunds: 1234,
      failedPayouts: 567,
      urgentWithdrawals: 89,
      waitingRuns: [1003, 1004, 1007],
      openChargebacks: 345,
    },
    latestUsers: [people.maximiliano],
    latestPayments: [{ ...offers.longWords, state: 'terminado' }],
    payments: payments.slice(-1),
    latestOffer: offers.longWords,
  },
} satisfies Record<string, Dashboard>

const toUserRef = ({ id, firstName, lastName }: User) => ({ id, firstName, lastName })

/** Users who reached a quota, newest first. */
export const quotaRefusals: QuotaRefusal[] = [
  {
    user: toUserRef(people.dario),
    act: 'servicios publicados',
    count: 594,
    lastAt: new Date('2026-11-20T17:04:11Z'),
  },
  {
    user: toUserRef(people.dario),
    act: 'postulaciones',
    count: 579,
    lastAt: new Date('2026-11-20T17:03:58Z'),
  },
  {
    user: toUserRef(people.bruno),
    act: 'contactos con profesionales',
    count: 1,
    lastAt: new Date('2026-11-12T12:30:00Z'),
  },
  {
    user: toUserRef(people.maximiliano),
    act: 'fotos enviadas',
    count: 12,
    lastAt: new Date('2026-10-31T22:15:40Z'),
  },
]
