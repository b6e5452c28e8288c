import { describe, expect, it } from 'vitest'
import { personActs, quotas, quotaSentence, secondsUntil } from './quotas.ts'
import type { Quota } from './quotas.ts'

// Monday, 14:29:15 in Buenos Aires.
const now = new Date('2026-11-23T17:29:15Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('the sentence of a quota', () => {
  it.each([
    [0.2, 'en 1 segundo.'],
    [40, 'en 40 segundos.'],
    [90, 'en 90 segundos.'],
    [105, 'a las 14:31.'],
    [45 + 3600 * 8.5, 'a las 23:00.'],
    [45 + 3600 * 10.75, 'mañana a la 1:15.'],
    [3600 * 18.7, 'mañana a las 9:12.'],
    [86_400, 'mañana a las 14:30.'],
  ])('says for %s seconds from now when the act is possible again: %s', (seconds, when) => {
    expect(quotaSentence('offer', after(seconds), now)).toBe(
      `Se alcanzó el límite de servicios publicados. Será posible de nuevo ${when}`,
    )
  })
  it('never names a minute that has not come', () => {
    const late = new Date('2026-11-24T02:59:30Z')
    expect(quotaSentence('contact', new Date('2026-11-25T02:59:30Z'), late)).toMatch(
      /pasado mañana a las 0:00/,
    )
  })
})

it('gives Retry-After in whole seconds, one at least', () => {
  expect([0, 0.1, 1.1, 60].map((seconds) => secondsUntil(after(seconds), now))).toEqual([1, 1, 2, 60])
})

describe('the table of quotas', () => {
  const rows = Object.entries<Quota>(quotas)
  it('gives each act a reason, and a name in Spanish where a sentence needs one', () => {
    for (const [, { reason, label, times }] of rows) {
      expect(reason).toMatch(/\.$/)
      expect(label !== undefined || 'quarterHour' in times).toBe(true)
    }
  })
  it('counts by user a minute and a day, and lists those acts', () => {
    const byPerson = rows.filter(([, { by }]) => by === 'person')
    expect(byPerson.map(([act]) => act)).toEqual(personActs)
    for (const [, { times }] of byPerson) expect(Object.keys(times)).toEqual(['minute', 'day'])
  })
  it('leaves room for a user who publishes 20 offers and applies 100 times a day', () => {
    expect(quotas.offer.times.day).toBeGreaterThanOrEqual(2 * 20)
    expect(quotas.application.times.day).toBeGreaterThanOrEqual(2 * 100)
  })
})
