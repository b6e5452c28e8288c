import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users, userTrades } from '../database/schema.ts'
import { openMarket } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const login = {
  firstName: 'Sofía',
  lastName: 'sin apellido',
  email: 'sofia@plomada.test',
  user: 'sofi',
  imagePerfil: 'sin foto',
}
const profile = {
  role: 'professional',
  dias: ['lunes', 'domingo'],
  horario: 'tarde',
  description: 'Quince años de obra',
  provincia: 'Buenos Aires',
  ciudad: 'Quilmes',
  direccion: 'Mitre 640',
}

async function register(subject: string, payload: object, claims: Record<string, unknown> = {}) {
  const token = await market.identity.tokenFor(subject, claims)
  const response = await market.app.inject({
    method: 'POST',
    url: '/api/user/register',
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
  return { status: response.statusCode, token, answer: response.json() }
}
const rowsOf = (subject: string) => market.db.select().from(users).where(eq(users.subject, subject))

describe('the first sign-in', () => {
  test('registers a comun with what the login sends, and gives the token back (S-285, S-286, S-344, S-418)', async () => {
    const { status, token, answer } = await register('first', { user: login })
    expect(status).toBe(200)
    expect(answer.token).toBe(token)
    expect(answer.result).toMatchObject({
      firstName: 'Sofía',
      lastName: 'sin apellido',
      email: 'sofia@plomada.test',
      user: 'sofi',
      imagePerfil: 'sin foto',
      role: 'comun',
      state: true,
      rating_promedio: null,
    })
    expect(await rowsOf('first')).toMatchObject([{ lastName: null, photo: null }])
  })

  test('what the token says comes before what the browser says', async () => {
    const claims = {
      email: 'real@plomada.test',
      given_name: 'Real',
      family_name: 'Persona',
      nickname: 'la.real',
      picture: 'https://pictures.test/1.png',
    }
    const { answer } = await register('claims', { user: login }, claims)
    expect(answer.result).toMatchObject({
      email: 'real@plomada.test',
      firstName: 'Real',
      lastName: 'Persona',
      user: 'la.real',
      imagePerfil: 'https://pictures.test/1.png',
    })
  })

  test('a nickname that is half of the e-mail is not taken, as everybody can read it', async () => {
    const claims = { email: 'laura.g1987@plomada.test', given_name: 'Laura', nickname: 'laura.g1987' }
    const { answer } = await register('nick', { user: login }, claims)
    expect(answer.result).toMatchObject({ firstName: 'Laura', user: 'Laura' })
    const { answer: bare } = await register('nickless', { user: {} }, { email: 'pepe77@plomada.test' })
    expect(JSON.stringify({ ...bare.result, email: '', emailPendiente: '' })).not.toContain('pepe77')
  })

  test.each(['\u202Egnp.exe', 'Ana\r\nBcc: x@plomada.test', '\u3164'])(
    'ignores the name %j, from the token, from the browser and later',
    async (name) => {
      const subject = `hostile ${name}`
      const claims = { email: 'sofia@plomada.test', given_name: name, family_name: name, nickname: name }
      const user = { ...login, lastName: name, user: name }
      await register(subject, { user }, claims)
      await register(subject, { user })
      const { answer } = await register(subject, { user: { ...user, firstName: name } })
      expect(answer.result).toMatchObject({ firstName: 'Sofía', lastName: 'sin apellido', user: 'Sofía' })
    },
  )

  test('a picture that is no address of the web is none', async () => {
    const { answer } = await register('picture', { user: { ...login, imagePerfil: 'javascript:alert(1)' } })
    expect(answer.result.imagePerfil).toBe('sin foto')
  })

  test('without an e-mail from anywhere the field is named', async () => {
    const { status, answer } = await register('no mail', { user: { firstName: 'Sin' } })
    expect([status, answer.fields]).toEqual([400, { 'user.email': 'Email obligatorio' }])
    expect(await rowsOf('no mail')).toEqual([])
  })

  test('twelve at once give one person', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => register('twelve', { user: login })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(all.map(({ answer }) => answer.result.id)).size).toBe(1)
    expect(await rowsOf('twelve')).toHaveLength(1)
  })

  test('the same subject of another provider is another person', async () => {
    await market.addPerson({ issuer: 'https://other.test/', subject: 'shared' })
    await register('shared', { user: login })
    expect(await rowsOf('shared')).toHaveLength(2)
  })

  test('nobody registers without a token', async () => {
    const response = await market.app.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: { user: login },
    })
    expect(response.statusCode).toBe(401)
  })
})

describe('later sign-ins', () => {
  test('fill in what is missing and change nothing else', async () => {
    await register('later', { user: login })
    const { answer } = await register('later', {
      user: {
        firstName: 'Otra',
        lastName: 'Gómez',
        email: 'otra@plomada.test',
        user: 'otra',
        imagePerfil: 'https://p.test/1.png',
      },
    })
    expect(answer.result).toMatchObject({
      firstName: 'Sofía',
      lastName: 'Gómez',
      email: 'sofia@plomada.test',
      user: 'sofi',
      imagePerfil: 'https://p.test/1.png',
    })
    const again = await register('later', {
      user: { lastName: 'Pérez', imagePerfil: 'https://p.test/2.png' },
    })
    expect(again.answer.result).toMatchObject({ lastName: 'Gómez', imagePerfil: 'https://p.test/1.png' })
  })

  test('a banned person signs in, is told so, and nothing of theirs changes', async () => {
    const { status, answer } = await register(market.dario.subject, {
      user: { ...login, ...profile },
      jobs: [1],
    })
    expect([status, answer.result.state, answer.result.firstName]).toEqual([200, false, 'Dario'])
    expect(await rowsOf(market.dario.subject)).toMatchObject([{ lastName: null, city: null }])
  })
})

describe('registering as a professional', () => {
  test('takes the whole profile (S-294, S-296, S-297, S-416)', async () => {
    const { status, answer } = await register('worker', { user: { ...login, ...profile }, jobs: [3, 1, 1] })
    expect(status).toBe(200)
    expect(answer.result).toMatchObject({
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

  test('a comun comes back and becomes one', async () => {
    await register('becomes', { user: login })
    const { answer } = await register('becomes', { user: profile, jobs: [2] })
    expect(answer.result).toMatchObject({ role: 'professional', firstName: 'Sofía', Jobs: [{ id: 2 }] })
  })

  test('a missing part is named as it was sent, and nobody is half registered', async () => {
    const { dias: _, ...without } = profile
    const noDays = await register('nick', { user: { ...login, ...without }, jobs: [1] })
    expect([noDays.status, Object.keys(noDays.answer.fields)]).toEqual([400, ['user.dias']])
    const nothing = await register('nick', { user: { ...login, role: 'professional' } })
    expect(Object.keys(nothing.answer.fields).toSorted()).toEqual([
      'jobs',
      'user.ciudad',
      'user.dias',
      'user.provincia',
    ])
    const unknown = await register('nick', { user: { ...login, ...profile }, jobs: [999] })
    expect(Object.keys(unknown.answer.fields)).toEqual(['jobs'])
    expect(await rowsOf('half')).toEqual([])
  })

  test('nobody registers as admin, and nobody turns back (S-393)', async () => {
    const admin = await register('admin', { user: { ...login, role: 'admin' } })
    expect([admin.status, Object.keys(admin.answer.fields)]).toEqual([400, ['user.role']])
    const back = await register(market.bruno.subject, { user: { role: 'comun' } })
    expect([back.status, back.answer.code]).toEqual([409, 'roleFixed'])
    const elena = await register(market.elena.subject, { user: profile, jobs: [1] })
    expect([elena.status, elena.answer.code]).toEqual([409, 'roleFixed'])
  })

  test('unknown fields choose neither id, subject, rating nor ban; a password is not kept (S-292)', async () => {
    const { answer } = await register('unknown', {
      user: {
        ...login,
        id: 7777,
        subject: 'somebody else',
        issuer: 'https://evil.test/',
        rating_promedio: 5,
        ratingSum: 500,
        ratingCount: 100,
        isActive: false,
        state: false,
        password: 'secreta',
      },
    })
    const [row] = await rowsOf('unknown')
    expect(row).toMatchObject({
      ratingSum: 0,
      ratingCount: 0,
      isActive: true,
      issuer: market.identity.settings.issuer,
    })
    expect(answer.result.id).not.toBe(7777)
    expect(JSON.stringify(row)).not.toContain('secreta')
    const practised = await market.db
      .select()
      .from(userTrades)
      .where(eq(userTrades.userId, row?.id ?? 0))
    expect(practised).toEqual([])
  })
})
