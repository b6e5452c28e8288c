import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { userTrades } from '../database/schema/lists.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { login, profile, register as registerAt } from '../testing/registration.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const register = (subject: string, payload: object, claims?: Record<string, unknown>) =>
  registerAt(market, subject, payload, claims)
const findRows = (subject: string) => market.db.select().from(users).where(eq(users.subject, subject))

describe('registering as a professional', () => {
  test('stores the complete profile (S-294, S-296, S-297, S-416)', async () => {
    const { status, body } = await register('worker', { user: { ...login, ...profile }, jobs: [3, 1, 1] })
    expect(status).toBe(200)
    expect(body.result).toMatchObject({
      role: 'professional',
      dias: ['lunes', 'domingo'],
      horario: 'tarde',
      description: 'Quince años de obra',
      provincia: 'Buenos Aires',
      ciudad: 'Quilmes',
      direccion: 'Mitre 640',
      Jobs: [
        { id: 1, name: 'Plomería' },
        { id: 3, name: 'Gas' },
      ],
    })
  })

  test('turns a registered client into a professional', async () => {
    await register('becomes', { user: login })
    const { body } = await register('becomes', { user: profile, jobs: [2] })
    expect(body.result).toMatchObject({ role: 'professional', firstName: 'Sofía', Jobs: [{ id: 2 }] })
  })

  test('names missing fields with their wire names, and creates no user', async () => {
    const { dias: _, ...without } = profile
    const noDays = await register('half', { user: { ...login, ...without }, jobs: [1] })
    expect([noDays.status, Object.keys(noDays.body.fields)]).toEqual([400, ['user.dias']])
    const nothing = await register('half', { user: { ...login, role: 'professional' } })
    expect(Object.keys(nothing.body.fields).toSorted()).toEqual([
      'jobs',
      'user.ciudad',
      'user.dias',
      'user.provincia',
    ])
    const unknown = await register('half', { user: { ...login, ...profile }, jobs: [999] })
    expect(Object.keys(unknown.body.fields)).toEqual(['jobs'])
    expect(await findRows('half')).toEqual([])
  })

  test('refuses the role of admin and a change back to client (S-393)', async () => {
    const admin = await register('admin', { user: { ...login, role: 'admin' } })
    expect([admin.status, Object.keys(admin.body.fields)]).toEqual([400, ['user.role']])
    const back = await register(market.bruno.subject, { user: { role: 'comun' } })
    expect([back.status, back.body.code]).toEqual([409, 'roleFixed'])
    const elena = await register(market.elena.subject, { user: profile, jobs: [1] })
    expect([elena.status, elena.body.code]).toEqual([409, 'roleFixed'])
  })

  test('ignores unknown fields such as id, subject, rating and ban, and stores no password (S-292)', async () => {
    const { body } = await register('unknown', {
      user: {
        ...login,
        id: 7777,
        subject: 'another',
        issuer: 'https://evil.test/',
        rating_promedio: 5,
        ratingSum: 500,
        ratingCount: 100,
        isActive: false,
        state: false,
        password: 'secreta',
      },
    })
    const [row] = await findRows('unknown')
    expect(row).toMatchObject({
      ratingSum: 0,
      ratingCount: 0,
      isActive: true,
      issuer: market.identity.settings.issuer,
    })
    expect(body.result.id).not.toBe(7777)
    expect(JSON.stringify(row)).not.toContain('secreta')
    const practised = await market.db
      .select()
      .from(userTrades)
      .where(eq(userTrades.userId, row?.id ?? 0))
    expect(practised).toEqual([])
  })
})
