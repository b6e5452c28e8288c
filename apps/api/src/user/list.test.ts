import { userFilters, type UserFilters } from '@plomada/domain'
import { userCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

describe('the list of users', () => {
  const list = async (filters: Partial<UserFilters>) => {
    const query = { ...userFilters.initial, ...filters }
    return market.as(market.elena).send(userCalls.list, { query })
  }
  const names = async (filters: Partial<UserFilters>) =>
    (await list({ name: 'quilmeño', ...filters })).result.map(({ firstName }) => firstName)
  beforeAll(async () => {
    const place = { province: 'Buenos Aires', city: 'Quilmes', lastName: 'Quilmeño' } as const
    await market.addPerson({
      ...place,
      firstName: 'Bea',
      role: 'professional',
      days: 0b1,
      shift: 'noche',
      ratingSum: 9,
      ratingCount: 2,
    })
    await market.addPerson({
      ...place,
      firstName: 'Ciro',
      role: 'professional',
      days: 0b10,
      ratingSum: 4,
      ratingCount: 2,
    })
    await market.addPerson({ ...place, firstName: 'Álvaro', city: 'Tigre' })
    await market.addPerson({ ...place, firstName: 'Dora', isActive: false })
  })

  test('contains all roles, newest first, and banned users if requested (S-404, S-405, S-466)', async () => {
    expect(await names({})).toEqual(['Álvaro', 'Ciro', 'Bea'])
    expect(await names({ isActive: 'false' })).toEqual(['Dora'])
    const { total, totalPages, result } = await list({ name: 'quilmeño', pageSize: 2, page: 2 })
    expect([total, totalPages, result.length]).toEqual([3, 2, 1])
  })

  test('filters by all parameters of the contract and sorts in both directions (S-313, S-404)', async () => {
    expect(await names({ role: 'professional' })).toEqual(['Ciro', 'Bea'])
    expect(await names({ city: 'Tigre' })).toEqual(['Álvaro'])
    expect(await names({ days: ['lunes', 'domingo'] })).toEqual(['Bea'])
    expect(await names({ shift: 'noche' })).toEqual(['Bea'])
    expect(await names({ nameOrder: 'ASC' })).toEqual(['Álvaro', 'Bea', 'Ciro'])
    expect(await names({ nameOrder: 'DESC' })).toEqual(['Ciro', 'Bea', 'Álvaro'])
    expect(await names({ ratingOrder: 'DESC' })).toEqual(['Bea', 'Ciro', 'Álvaro'])
    expect(await names({ ratingOrder: 'ASC' })).toEqual(['Ciro', 'Bea', 'Álvaro'])
    const plumbers = await list({ trade: 1 })
    expect(plumbers.result.map(({ firstName }) => firstName)).toContain('Bruno')
    expect((await list({ name: '%%%' })).total).toBe(0)
  })

  test('shows all data to an admin, and only public data to others', async () => {
    const { result } = await list({ name: 'bruno' })
    expect(result).toMatchObject([
      { email: market.bruno.email, phone: '1155550188', version: expect.any(Number) },
    ])
    for (const who of [null, market.ana]) {
      const url = '/api/user?name=bruno&role=admin&state=false'
      const seen = (await market.as(who).inject({ method: 'GET', url })).json().result
      expect(seen).toMatchObject([{ firstName: 'Bruno', email: null, phone: null, direccion: null }])
      expect(seen[0]).not.toHaveProperty('version')
    }
  })
})
