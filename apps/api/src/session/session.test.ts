import { eq } from 'drizzle-orm'
import { NAME_MAXIMUM } from '@plomada/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'
import { login, profile, register as registerAt } from '../testing/registration.ts'
import { registerUser } from './session.actions.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const register = (subject: string, payload: object, claims?: Record<string, unknown>) =>
  registerAt(market, subject, payload, claims)
const findRows = (subject: string) => market.db.select().from(users).where(eq(users.subject, subject))

describe('the first sign-in', () => {
  test('registers a client with the data of the request, and returns the token (S-285, S-286, S-344, S-418)', async () => {
    const { status, token, body } = await register('first', { user: login })
    expect(status).toBe(200)
    expect(body.token).toBe(token)
    expect(body.result).toMatchObject({
      firstName: 'Sofía',
      lastName: 'sin apellido',
      email: 'sofia@plomada.test',
      user: 'sofi',
      imagePerfil: 'sin foto',
      role: 'comun',
      state: true,
      rating_promedio: null,
    })
    expect(await findRows('first')).toMatchObject([{ lastName: null, photo: null }])
  })

  test('claims of the token take precedence over the request', async () => {
    const claims = {
      email: 'real@plomada.test',
      given_name: 'Real',
      family_name: 'Persona',
      nickname: 'la.real',
      picture: 'https://pictures.test/1.png',
    }
    const { body } = await register('claims', { user: login }, claims)
    expect(body.result).toMatchObject({
      email: 'real@plomada.test',
      firstName: 'Real',
      lastName: 'Persona',
      user: 'la.real',
      imagePerfil: 'https://pictures.test/1.png',
    })
  })

  test('does not use the local part of the email as a nickname or first name', async () => {
    const claims = { email: 'laura.g1987@plomada.test', given_name: 'Laura', nickname: 'laura.g1987' }
    const { body } = await register('nick', { user: login }, claims)
    expect(body.result).toMatchObject({ firstName: 'Laura', user: 'Laura' })
    // Without a given name, the web app sends the nickname as the first name.
    const sent = { firstName: 'pepe77', user: 'pepe77' }
    const { body: alone } = await register('nameless', { user: sent }, { email: 'pepe77@plomada.test' })
    expect(alone.result).toMatchObject({ firstName: 'Usuario', user: 'Usuario' })
    const whole = { email: 'pepe77@plomada.test', nickname: 'pepe77@plomada.test' }
    const { body: address } = await register('address', { user: {} }, whole)
    expect(address.result).toMatchObject({ firstName: 'Usuario', user: 'Usuario' })
    const { body: chosen } = await register(
      'chosen',
      { user: { ...login, firstName: 'Laura' } },
      {
        email: 'laura@plomada.test',
      },
    )
    expect(chosen.result.firstName).toBe('Laura')
    const sentRamiro = { ...login, firstName: 'Ramiro', user: 'Ramiro' }
    const { body: ramiro } = await register('ramiro', { user: sentRamiro }, { email: 'ramiro@plomada.test' })
    expect(ramiro.result).toMatchObject({ firstName: 'Ramiro', user: 'Ramiro' })
    const { body: bare } = await register('nickless', { user: {} }, { email: 'pepe77@plomada.test' })
    expect(JSON.stringify({ ...bare.result, email: '', emailPendiente: '' })).not.toContain('pepe77')
    const derived = { email: 'pepe77@plomada.test', nickname: 'pepe77' }
    const { body: anonymous } = await register('anonymous', { user: {} }, derived)
    expect(anonymous.result).toMatchObject({ firstName: 'Usuario', user: 'Usuario' })
  })

  test.each(['\u202E\u2066', 'Ana\r\nBcc: x@plomada.test', '\u3164'])(
    'ignores the name %j, from the token, from the browser and later',
    async (name) => {
      const subject = `hostile ${name}`
      const claims = { email: 'sofia@plomada.test', given_name: name, family_name: name, nickname: name }
      const user = { ...login, lastName: name, user: name }
      await register(subject, { user }, claims)
      await register(subject, { user })
      const { body } = await register(subject, { user: { ...user, firstName: name } })
      expect(body.result).toMatchObject({ firstName: 'Sofía', lastName: 'sin apellido', user: 'Sofía' })
    },
  )

  const longAddress = `https://p.test/${'a'.repeat(2048 - 'https://p.test/'.length)}`
  test.each([
    ['http://p.test/1.png', 'http://p.test/1.png'],
    [longAddress, longAddress],
    [`${longAddress}a`, 'sin foto'],
    ['javascript:alert(1)', 'sin foto'],
    ['javascript:"https://p.test/1.png"', 'sin foto'],
    ['https://', 'sin foto'],
  ])('of the picture address %.50j, keeps %.50j', async (picture, kept) => {
    const sent = await register(`sends ${picture}`, { user: { ...login, imagePerfil: picture } })
    const claimed = await register(`claims ${picture}`, { user: login }, { picture })
    expect([sent.body.result?.imagePerfil, claimed.body.result?.imagePerfil]).toEqual([kept, kept])
  })

  test('trims the claims of the token and cuts names to the maximum length', async () => {
    const names = { given_name: '  Ana  ', family_name: 'P'.repeat(NAME_MAXIMUM + 1) }
    const { body } = await register('spaces', { user: login }, { ...names, email: ' ana@plomada.test ' })
    const lastName = 'P'.repeat(NAME_MAXIMUM)
    expect(body.result).toMatchObject({ email: 'ana@plomada.test', firstName: 'Ana', lastName })
  })

  test('gives a user without any name the name «Usuario»', async () => {
    const { body } = await register('nameless', { user: { email: 'nameless@plomada.test' } })
    expect(body.result).toMatchObject({ firstName: 'Usuario', user: 'Usuario' })
  })

  test('names the email field if there is no email', async () => {
    const { status, body } = await register('no mail', { user: { firstName: 'Sin' } })
    expect([status, body.fields]).toEqual([400, { 'user.email': 'Email obligatorio' }])
    expect(await findRows('no mail')).toEqual([])
  })

  test('twelve concurrent registrations create one user', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => register('twelve', { user: login })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(all.map(({ body }) => body.result.id)).size).toBe(1)
    expect(await findRows('twelve')).toHaveLength(1)
  })

  test('the same subject at another provider is another user', async () => {
    await market.addPerson({ issuer: 'https://other.test/', subject: 'shared' })
    await register('shared', { user: login })
    expect(await findRows('shared')).toHaveLength(2)
  })

  test('requires a token', async () => {
    const response = await market.app.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: { user: login },
    })
    expect(response.statusCode).toBe(401)
  })
})

describe('later sign-ins', () => {
  test('fill in missing fields and change nothing else', async () => {
    await register('later', { user: login })
    const { body } = await register('later', {
      user: {
        firstName: 'Otra',
        lastName: 'Gómez',
        email: 'otra@plomada.test',
        user: 'otra',
        imagePerfil: 'https://p.test/1.png',
      },
    })
    expect(body.result).toMatchObject({
      firstName: 'Sofía',
      lastName: 'Gómez',
      email: 'sofia@plomada.test',
      user: 'sofi',
      imagePerfil: 'https://p.test/1.png',
    })
    const again = await register('later', {
      user: { lastName: 'Pérez', imagePerfil: 'https://p.test/2.png' },
    })
    expect(again.body.result).toMatchObject({ lastName: 'Gómez', imagePerfil: 'https://p.test/1.png' })
  })

  test('with nothing missing do not change the time of the last update', async () => {
    await register('complete', { user: { ...login, lastName: 'Gómez' } })
    const [before] = await findRows('complete')
    await register('complete', { user: login })
    expect(await findRows('complete')).toEqual([before])
  })

  test('with the same role do not change the profile', async () => {
    await register('same role', { user: { ...login, ...profile }, jobs: [1] })
    const { body } = await register('same role', {
      user: { ...profile, description: 'Otra', dias: ['martes'] },
      jobs: [2],
    })
    expect(body.result).toMatchObject({ ...profile, Jobs: [{ id: 1 }] })
  })

  test('of a user who was deleted after the token was verified are refused', async () => {
    const viewer = { ...market.ana, kind: 'user', subject: 'deleted' } as const
    const origin = { actorId: viewer.id, networkAddress: null, requestId: null }
    const signIn = registerUser(market.db, viewer, { person: {} }, origin, async () => null)
    expect(await outcome(signIn)).toBe('conflict')
  })

  test('return the ban to a banned user and change nothing', async () => {
    const before = await findRows(market.dario.subject)
    const missing = { lastName: 'Gómez', imagePerfil: 'https://p.test/1.png' }
    for (const user of [missing, { ...login, ...profile }]) {
      const { status, body } = await register(market.dario.subject, { user, jobs: [1] })
      expect([status, body.result.state, body.result.firstName]).toEqual([200, false, 'Dario'])
    }
    expect(await findRows(market.dario.subject)).toEqual(before)
  })
})
