import { swatchPhoto } from '../fixtures.photo.ts'
import { offers } from '../offer/offer.fixtures.ts'
import type { Offer } from '../offer/offer.ts'
import { trades } from '../trade/trade.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { Dashboard, QuotaRefusal } from './dashboard.ts'

const ref = ({ id, name }: { id: number; name: string }) => ({ id, name })
const paid = (change: Partial<Offer>): Offer => ({ ...offers.newWiring, ...change })

/** The dashboard on three days of the marketplace. */
export const dashboards = {
  /** A usual day. */
  busy: {
    totalEarnings: 4_812_300,
    monthEarnings: 638_400,
    userCount: 1284,
    monthOfferCount: 96,
    latestUsers: [people.bruno, people.ana, people.carla, people.maximiliano, people.dario],
    latestPayments: [
      offers.newWiring,
      paid({
        id: 21,
        title: 'Cambiar termotanque',
        description: 'Termotanque de 80 litros con su ventilación al patio.',
        budget: 88_900,
        publishedAt: new Date('2026-10-28T15:00:00Z'),
        trades: [ref(trades.plumbing)],
      }),
      paid({
        id: 22,
        title: 'Reparar techo de chapa',
        description: 'Membrana nueva y dos chapas.',
        budget: 97_000,
        publishedAt: new Date('2026-10-26T12:20:00Z'),
        trades: [ref(trades.masonry)],
      }),
      paid({
        id: 23,
        title: 'Pintar frente y reja',
        description: 'Frente de ladrillo y reja de cuatro metros, dos manos de esmalte.',
        budget: 81_200,
        publishedAt: new Date('2026-10-21T13:45:00Z'),
        photo: swatchPhoto('Pintura', 4),
        trades: [ref(trades.painting)],
      }),
      paid({
        id: 24,
        title: 'Colocar porcelanato en cocina y lavadero',
        description: 'Son 18 m² sobre contrapiso nivelado. El material ya está comprado.',
        budget: 92_500,
        publishedAt: new Date('2026-10-19T11:10:00Z'),
        photo: swatchPhoto('Pisos', 1),
        trades: [ref(trades.tiling)],
      }),
    ],
    latestOffer: offers.leakingTap,
  },
  /** The first day: somebody runs it, and nothing has happened yet. */
  firstDay: {
    totalEarnings: 0,
    monthEarnings: 0,
    userCount: 1,
    monthOfferCount: 0,
    latestUsers: [people.elena],
    latestPayments: [],
    latestOffer: null,
  },
  /** The largest figures and the longest words that fit. */
  longWords: {
    totalEarnings: 1_987_654_321,
    monthEarnings: 198_765_432,
    userCount: 1_234_567,
    monthOfferCount: 100_000,
    latestUsers: [people.maximiliano],
    latestPayments: [{ ...offers.longWords, state: 'terminado' }],
    latestOffer: offers.longWords,
  },
} satisfies Record<string, Dashboard>

const { dario, bruno, maximiliano } = people

/** Users who met a quota, newest first. */
export const quotaRefusals: QuotaRefusal[] = [
  { user: dario, act: 'offer', times: 594, lastAt: new Date('2026-11-20T17:04:11Z') },
  { user: dario, act: 'application', times: 579, lastAt: new Date('2026-11-20T17:03:58Z') },
  { user: bruno, act: 'contact', times: 1, lastAt: new Date('2026-11-12T12:30:00Z') },
  { user: maximiliano, act: 'photo', times: 12, lastAt: new Date('2026-10-31T22:15:40Z') },
].map(({ user: { id, firstName, lastName }, ...refusal }) => ({
  ...refusal,
  act: refusal.act as QuotaRefusal['act'],
  user: { id, firstName, lastName },
}))
