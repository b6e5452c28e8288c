import { userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../database/schema.ts'
import { openMarket, outcome } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

type Person = Awaited<ReturnType<Market['addPerson']>>

let market: Market
let person: Person
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  person = await market.addPerson({ firstName: 'Ana', phone: '2215550142' })
})

const put = async (payload: object, who: { subject: string } | null = person) => {
  const response = await market.as(who).inject({ method: 'PUT', url: '/api/user/update', payload })
  return { status: response.statusCode, answer: response.json() }
}
const row = async () => {
  const [found] = await market.db.select().from(users).where(eq(users.id, person.id))
  return found ?? expect.fail('The person is gone')
}
const whole = {
  role: 'professional',
  dias: ['martes', 'jueves'],
  jobs: [1, 3],
  provincia: 'Buenos Aires',
  ciudad: 'Moron',
  direccion: 'Belgrano 90',
}

describe('changing one’s own data', () => {
  test('what is sent changes, what is not sent stays, and the token comes back (S-419)', async () => {
    const token = await market.identity.tokenFor(person.subject)
    const response = await market.app.inject({
      method: 'PUT',
      url: '/api/user/update',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        firstName: ' Ana María ',
        lastName: 'Ferreyra',
        provincia: 'Buenos Aires',
        ciudad: 'Tigre',
        direccion: 'Lavalle 1',
      },
    })
    expect(response.json().token).toBe(token)
    expect(response.json().user).toMatchObject({
      firstName: 'Ana María',
      lastName: 'Ferreyra',
      ciudad: 'Tigre',
      direccion: 'Lavalle 1',
      phone: '2215550142',
      email: person.email,
    })
    expect(await row()).toMatchObject({ firstName: 'Ana María', city: 'Tigre', phone: '2215550142' })
  })

  test('a phone is kept as its digits', async () => {
    await put({ phone: '+54 9 221 555-0199' })
    expect((await row()).phone).toBe('2215550199')
  })

  test('a surname of one letter is kept, as the form of a registration lets it pass', async () => {
    expect((await put({ lastName: 'O' })).status).toBe(200)
    expect((await row()).lastName).toBe('O')
  })

  test('a wrong part is named and nothing changes', async () => {
    const before = await row()
    const wrong = [
      ['lastName', { lastName: '' }],
      ['firstName', { firstName: '' }],
      ['email', { email: 'nada' }],
      ['ciudad', { ciudad: 'Rosario' }],
      ['provincia', { provincia: 'Salta' }],
      ['phone', { phone: '' }],
      ['dias.0', { dias: ['hoy'] }],
      ['jobs', { jobs: [1, 999] }],
    ] as const
    for (const [name, change] of wrong) {
      const { status, answer } = await put({ firstName: 'Cambiada', ...change })
      expect([status, Object.keys(answer.fields)], name).toEqual([400, [name]])
    }
    expect(await row()).toEqual(before)
  })

  test('unknown fields change neither id, role, ban, rating nor whose account it is', async () => {
    const before = await row()
    const { status } = await put({
      id: market.rita.id,
      userId: market.rita.id,
      state: false,
      isActive: false,
      is_active: false,
      rating_promedio: 5,
      ratingSum: 500,
      ratingCount: 100,
      issuer: 'x',
      subject: market.rita.subject,
      photo: 'x',
      imagePerfil: 'https://evil.test/x.png',
      nickname: 'x',
      user: 'x',
    })
    expect(status).toBe(200)
    expect({ ...(await row()), updatedAt: null }).toEqual({ ...before, updatedAt: null })
  })

  test('trades are replaced as a set', async () => {
    await put(whole)
    expect((await put({ jobs: [2] })).answer.user.Jobs).toEqual([{ id: 2, name: 'Pintura' }])
  })
})

describe('roles', () => {
  test('a comun becomes a professional with a complete profile (S-297, S-385)', async () => {
    const { status, answer } = await put(whole)
    expect(status).toBe(200)
    expect(answer.user).toMatchObject({
      role: 'professional',
      dias: ['martes', 'jueves'],
      Jobs: [{ id: 1 }, { id: 3 }],
      provincia: 'Buenos Aires',
      ciudad: 'Moron',
    })
  })

  test('what is known already counts as part of the profile', async () => {
    await put({ ciudad: 'Moron', provincia: 'Buenos Aires', jobs: [2], dias: ['lunes'] })
    expect((await row()).role).toBe('comun')
    expect((await put({ role: 'professional' })).answer.user.role).toBe('professional')
  })

  test('an incomplete profile is refused by the name of every missing part', async () => {
    const { status, answer } = await put({ role: 'professional', ciudad: 'Moron' })
    expect([status, Object.keys(answer.fields).toSorted()]).toEqual([400, ['dias', 'jobs', 'provincia']])
    expect(await row()).toMatchObject({ role: 'comun', city: null })
  })

  test('nobody becomes admin, no professional turns back and no admin changes (S-393)', async () => {
    expect((await put({ role: 'admin' })).answer.code).toBe('roleFixed')
    expect((await put({ ...whole, role: 'admin' }, market.bruno)).answer.code).toBe('roleFixed')
    expect((await put({ role: 'comun' }, market.bruno)).answer.code).toBe('roleFixed')
    expect((await put(whole, market.elena)).answer.code).toBe('roleFixed')
    expect((await put({ role: 'superadmin' })).status).toBe(400)
    expect((await put({ role: 'professional' }, market.bruno)).status).toBe(200)
  })

  test('visitors, strangers and banned people change nothing', async () => {
    expect((await put({ firstName: 'x' }, null)).status).toBe(401)
    expect((await put({ firstName: 'x' }, { subject: 'nobody here' })).answer.code).toBe('notRegistered')
    expect((await put({ firstName: 'x' }, market.dario)).answer).toMatchObject({
      code: 'banned',
      message: 'Usuario Baneado',
    })
  })
})

describe('the profile photo', () => {
  const picture = async () =>
    new Blob([
      await sharp({ create: { width: 30, height: 30, channels: 3, background: '#04a' } })
        .png()
        .toBuffer(),
    ])
  const upload = async (who: Person, user?: number) =>
    market.as(who).send(userCalls.photo, { body: { user }, file: await picture() })

  test('is kept for whoever sends it, and shown by its address (S-295, S-416)', async () => {
    const { result } = await upload(person, person.id)
    expect(result).toMatchObject({
      id: person.id,
      photo: expect.stringMatching(/^\/api\/photos\/.+\/1280\.webp$/),
    })
    expect((await upload(person)).result.photo).toBe(result.photo)
  })

  test('cannot be put on somebody else', async () => {
    expect(await outcome(upload(person, market.rita.id))).toBe('forbidden')
    const [rita] = await market.db.select().from(users).where(eq(users.id, market.rita.id))
    expect(rita?.photo).toBeNull()
  })

  test('is not taken from banned people', async () => {
    expect(await outcome(upload(market.dario))).toBe('banned')
  })
})
