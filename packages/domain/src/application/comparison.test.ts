import { describe, expect, it, test } from 'vitest'
import type { City } from '../catalogues/place.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { applications } from './application.fixtures.ts'
import type { Application } from './application.ts'
import type { ApplicationState } from './application.state.ts'
import { type ComparisonOrder, sortApplications } from './comparison.rules.ts'

const offer = { ...offers.tankPump, budget: 48_000, place: { ...offers.tankPump.place, city: 'La Plata' } }

interface Applicant {
  quote?: number | null
  averageRating?: number | null
  city?: City | null
  availableFrom?: string | null
  state?: ApplicationState
}
const { plain } = applications
const apply = (id: number, { averageRating = null, city = null, ...terms }: Applicant): Application => ({
  ...plain,
  ...terms,
  professional: { ...plain.professional, id, averageRating, city },
})

const sortedIds = (list: readonly Application[], order: ComparisonOrder | null, pinnedIds: number[] = []) =>
  sortApplications(list, offer, { order, pinnedIds }).map(({ professional }) => professional.id)

/** Returns three applicants in each of their six orders. */
const permute = ([one, two, three]: readonly [Applicant, Applicant, Applicant]) => {
  const [a, b, c] = [apply(1, one), apply(2, two), apply(3, three)]
  return [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
}

describe('applicants are ordered alike, in whatever order they arrive (P-010)', () => {
  test.each<[ComparisonOrder, string, [Applicant, Applicant, Applicant]]>([
    [
      'price',
      'the lowest first, the budget where there is no quote',
      [{ quote: 900 }, {}, { quote: 50_000 }],
    ],
    ['rating', 'the best first, without reviews last', [{ averageRating: 5 }, { averageRating: 2.5 }, {}]],
    ['distance', 'the nearest first, unknown cities last', [{ city: 'Berisso' }, { city: 'Zarate' }, {}]],
    [
      'availability',
      'the earliest first, without a day last',
      [{ availableFrom: '2026-11-30' }, { availableFrom: '2026-12-01' }, {}],
    ],
  ])('%s: %s', (order, _, applicants) => {
    for (const list of permute(applicants)) expect(sortedIds(list, order)).toEqual([1, 2, 3])
  })
  it('with the accepted one among those that wait, and closed ones last', () => {
    const closed = [
      { state: 'accepted' },
      { state: 'withdrawn', quote: 5 },
      { state: 'expired', quote: 9 },
    ] as const
    for (const list of permute(closed)) expect(sortedIds(list, 'price')).toEqual([1, 2, 3])
  })
  it('with a pinned one first, although it is closed', () => {
    for (const list of permute([{ state: 'declined' }, { quote: 5 }, { quote: 9 }]))
      expect(sortedIds(list, 'price', [1])).toEqual([1, 2, 3])
  })
})

describe('equal applicants keep the order in which they applied', () => {
  test.each(['price', 'rating', 'distance', 'availability', null] as const)('by %s', (order) => {
    const same = { quote: 900, averageRating: 4, city: 'Quilmes', availableFrom: '2026-12-01' } as const
    for (const applicant of [same, {}])
      expect(
        sortedIds(
          [3, 1, 2].map((id) => apply(id, applicant)),
          order,
        ),
      ).toEqual([3, 1, 2])
  })
})
