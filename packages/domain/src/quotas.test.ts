import { describe, expect, it } from 'vitest'
import { secondsUntil, type Quota } from './catalogues/quotas.ts'
import { personActs, quotaMessage, quotas } from './calls.ts'

// Monday, 14:29:15 in Buenos Aires.
const now = new Date('2026-11-23T17:29:15Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('quotaMessage', () => {
  it.each([
    [0.2, 'en 1 segundo.'],
    [40, 'en 40 segundos.'],
    [90, 'en 90 segundos.'],
    [105, 'a las 14:31.'],
    [45 + 3600 * 8.5, 'a las 23:00.'],
    [45 + 3600 * 10.75, 'mañana a la 1:15.'],
    [3600 * 18.7, 'mañana a las 9:12.'],
    [86_400, 'mañana a las 14:30.'],
  ])('names the retry time for %s seconds from now: %s', (seconds, when) => {
    expect(quotaMessage('offer', inSeconds(seconds), now)).toBe(
      `Llegaste al límite de servicios publicados. Podés seguir ${when}`,
    )
  })
  it('rounds up to a minute at which the act is possible', () => {
    const late = new Date('2026-11-24T02:59:30Z')
    expect(quotaMessage('contact', new Date('2026-11-25T02:59:30Z'), late)).toMatch(
      /pasado mañana a las 0:00/,
    )
  })
})

it('returns Retry-After in whole seconds, at least 1', () => {
  expect([0, 0.1, 1.1, 60].map((seconds) => secondsUntil(inSeconds(seconds), now))).toEqual([1, 1, 2, 60])
})

describe('quotas', () => {
  const rows = Object.entries<Quota>(quotas)
  it('give each act a reason and a Spanish name', () => {
    for (const [, { reason, label }] of rows) {
      expect(reason).toMatch(/\.$/)
      expect(label).toMatch(/^[a-zó ]+$/)
    }
  })
  it('limit acts of users per minute and per day', () => {
    const byPerson = rows.filter(([, { by }]) => by === 'person')
    expect(byPerson.map(([act]) => act)).toEqual(personActs)
    for (const [, { limits }] of byPerson) expect(Object.keys(limits)).toEqual(['minute', 'day'])
  })
  it('leave room for a user who publishes 20 offers and applies 100 times a day', () => {
    expect(quotas.offer.limits.day).toBeGreaterThanOrEqual(2 * 20)
    expect(quotas.application.limits.day).toBeGreaterThanOrEqual(2 * 100)
  })
})
