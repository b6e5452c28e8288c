import { describe, expect, it } from 'vitest'
import { userFilters } from './user.filters.ts'
import { accounts, people } from './user.fixtures.ts'

describe('the filters of the admin list of users', () => {
  it('start at page 1 of 30 with active users of any role and place (S-466)', () => {
    expect(userFilters.toQuery(userFilters.initial)).toEqual({ page: 1, page_size: 30, state: 'true' })
    expect(userFilters.toUrlQuery(userFilters.initial)).toEqual({})
  })
  it('use the names of the specification on the wire (S-313)', () => {
    expect(Object.values(userFilters.set).map(({ wire }) => wire)).toEqual(
      expect.arrayContaining(
        ['state', 'name', 'job', 'provincia', 'ciudad', 'dias', 'horario', 'role'].concat(
          'orderName',
          'orderRating',
        ),
      ),
    )
    const query = { page: 2, page_size: 30, state: 'false', name: 'ana', job: 4, dias: ['lunes'] }
    const rest = { provincia: 'Buenos Aires', ciudad: 'Quilmes', horario: 'tarde', role: 'comun' }
    const orders = { orderName: 'ASC', orderRating: 'DESC' }
    const all = { ...query, ...rest, ...orders }
    expect(userFilters.toQuery(userFilters.parse(all))).toEqual(all)
  })
  it('offer todos, then every role (S-472)', () => {
    const { emptyLabel, options } = userFilters.set.role
    expect(emptyLabel).toBe('todos')
    expect(options).toEqual(['admin', 'professional', 'comun'].map((role) => ({ value: role, label: role })))
  })
  it('select either active or banned users (S-326)', () => {
    expect(userFilters.set.isActive.options).toEqual([
      { value: 'true', label: 'activo' },
      { value: 'false', label: 'inactivo' },
    ])
    expect(userFilters.parse({ state: 'false' }).isActive).toBe('false')
    expect(userFilters.parse({ state: 'x' }).isActive).toBe('true')
  })
  it('match both active and banned demo accounts', () => {
    expect(accounts.active).toContain(people.elena)
    expect(accounts.banned).toEqual([people.dario])
  })
})
