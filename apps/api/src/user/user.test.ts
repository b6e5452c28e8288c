import { userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let person: Person
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  person = await market.addPerson({ firstName: 'Ana', phone: '2215550142' })
})

const put = async (payload: object, who: { subject: string } | null = person) => {
  const response = await market.as(who).inject({ method: 'PUT', url: '/api/user/update', payload })
  return { status: response.statusCode, body: response.json() }
}
const row = async () => {
  const [found] = await market.db.select().from(users).where(eq(users.id, person.id))
  return found ?? expect.fail('The person is gone')
}
const completeProfile = {
  role: 'professional',
  dias: ['martes', 'jueves'],
  jobs: [1, 3],
  provincia: 'Buenos Aires',
  ciudad: 'Moron',
  direccion: 'Belgrano 90',
}

describe("changing the user's own data", () => {
  test('changes only the fields that are sent, and returns the token (S-419)', async () => {
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

  test('stores the digits of a phone', async () => {
    await put({ phone: '+54 9 221 555-0199' })
    expect((await row()).phone).toBe('2215550199')
  })

  test('accepts a last name of one letter', async () => {
    expect((await put({ lastName: 'O' })).status).toBe(200)
    expect((await row()).lastName).toBe('O')
  })

  test('names an invalid field and changes nothing', async () => {
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
      const { status, body } = await put({ firstName: 'Cambiada', ...change })
      expect([status, Object.keys(body.fields)], name).toEqual([400, [name]])
    }
    expect(await row()).toEqual(before)
  })

  test('ignores unknown fields such as id, role, ban, rating and subject', async () => {
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

  test('keeps the description and the address that are not sent, and clears them as empty texts', async () => {
    await put({ description: 'Gasista', direccion: 'Mitre 1' })
    await put({ phone: '2215550199' })
    expect(await row()).toMatchObject({ description: 'Gasista', address: 'Mitre 1', role: 'comun' })
    await put({ description: '', direccion: '' })
    expect(await row()).toMatchObject({ description: null, address: null })
  })

  test('changes one field of a professional whose profile is incomplete', async () => {
    const bare = await market.addPerson({ role: 'professional' })
    expect((await put({ phone: '2215550199' }, bare)).status).toBe(200)
    expect((await put({ phone: '2215550198', role: 'professional' }, bare)).status).toBe(200)
  })

  test('replaces all trades', async () => {
    await put(completeProfile)
    expect((await put({ jobs: [2] })).body.user.Jobs).toEqual([{ id: 2, name: 'Pintura' }])
  })
})

describe('roles', () => {
  test('a client becomes a professional with a complete profile (S-297, S-385)', async () => {
    const { status, body } = await put(completeProfile)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      role: 'professional',
      dias: ['martes', 'jueves'],
      Jobs: [{ id: 1 }, { id: 3 }],
      provincia: 'Buenos Aires',
      ciudad: 'Moron',
    })
  })

  test('stored fields count as part of the profile', async () => {
    await put({ ciudad: 'Moron', provincia: 'Buenos Aires', jobs: [2], dias: ['lunes'] })
    expect((await row()).role).toBe('comun')
    expect((await put({ role: 'professional' })).body.user.role).toBe('professional')
  })

  test('refuses an incomplete profile and names each missing field', async () => {
    const { status, body } = await put({ role: 'professional', ciudad: 'Moron' })
    expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['dias', 'jobs', 'provincia']])
    expect(await row()).toMatchObject({ role: 'comun', city: null })
  })

  test('refuses changes to admin, from professional to client, and of admins (S-393)', async () => {
    expect((await put({ role: 'admin' })).body.code).toBe('roleFixed')
    expect((await put({ ...completeProfile, role: 'admin' }, market.bruno)).body.code).toBe('roleFixed')
    expect((await put({ role: 'comun' }, market.bruno)).body.code).toBe('roleFixed')
    expect((await put(completeProfile, market.elena)).body.code).toBe('roleFixed')
    expect((await put({ role: 'superadmin' })).status).toBe(400)
    expect((await put({ role: 'professional' }, market.bruno)).status).toBe(200)
  })

  test('refuses visitors, unregistered users and banned users', async () => {
    expect((await put({ firstName: 'x' }, null)).status).toBe(401)
    expect((await put({ firstName: 'x' }, { subject: 'unregistered' })).body.code).toBe('notRegistered')
    expect((await put({ firstName: 'x' }, market.dario)).body).toMatchObject({
      code: 'banned',
      message: 'Usuario Baneado',
    })
  })
})

describe('the profile photo', () => {
  const createImage = async () =>
    new Blob([
      await sharp({ create: { width: 30, height: 30, channels: 3, background: '#04a' } })
        .png()
        .toBuffer(),
    ])
  const upload = async (who: Person, user?: number) =>
    market.as(who).send(userCalls.photo, { body: { user }, file: await createImage() })

  test('is stored for the user who sends it, and returned as a URL (S-295, S-416)', async () => {
    const { result } = await upload(person, person.id)
    expect(result).toMatchObject({
      id: person.id,
      photo: expect.stringMatching(/^\/api\/photos\/.+\/1280\.webp$/),
    })
    expect((await upload(person)).result.photo).toBe(result.photo)
  })

  test('is refused for another user', async () => {
    expect(await outcome(upload(person, market.rita.id))).toBe('forbidden')
    const [rita] = await market.db.select().from(users).where(eq(users.id, market.rita.id))
    expect(rita?.photo).toBeNull()
  })

  test('is refused from banned users', async () => {
    expect(await outcome(upload(market.dario))).toBe('banned')
  })
})
