import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { providerAccounts } from '../database/schema/providerAccounts.ts'
import { allow, connect } from '../services/payments/mercadoPago/sandbox/mpSandbox.testing.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
let url: string

const returnUrl = 'http://localhost:3000/api/payments/conexion'

beforeAll(async () => {
  market = await openMarketplace({
    config: { mercadoPago: 'sandbox', keySecret: 'a secret of 16 characters' },
  })
  const { port } = new URL(await market.app.listen({ port: 0, host: '127.0.0.1' }))
  url = `http://127.0.0.1:${port}/mercadopago`
})
afterAll(() => market.close())
beforeEach(() => connectBruno())

const getSellers = () => market.services.payments.sellers ?? expect.fail('The provider has no accounts')
const connectBruno = (account?: string) =>
  connect({ payments: market.services.payments, url, returnUrl }, market.bruno.id, account)
const finish = (userId: number, target: URL) =>
  getSellers().finish(userId, {
    code: target.searchParams.get('code') ?? '',
    state: target.searchParams.get('state') ?? '',
    returnUrl,
  })
const begin = async (userId: number, account?: string) =>
  allow(url, await getSellers().start(userId, returnUrl), account)

test('works once, for the user who began it, for ten minutes (P-236)', async () => {
  const { bruno, carla, db } = market
  const target = await begin(carla.id)
  expect(await finish(bruno.id, target), 'another user').toBe('invalid')
  expect(await finish(carla.id, target)).toBe('connected')
  expect(await finish(carla.id, target), 'again').toBe('invalid')
  const late = await begin(carla.id)
  await db.execute(sql`update connection_states set expires_at = now() - interval '1 second'`)
  expect(await finish(carla.id, late), 'too late').toBe('invalid')
  await getSellers().disconnect(carla.id)
  expect(await getSellers().find(db, carla.id)).toMatchObject({ state: 'revoked' })
  const [row] = await db.select().from(providerAccounts).where(eq(providerAccounts.userId, carla.id))
  expect([row?.accessToken, row?.refreshToken]).toEqual(['', ''])
})

test('refuses the code of another person, and an account that another professional uses (P-243)', async () => {
  const { bruno, carla, db } = market
  const victim = await begin(bruno.id)
  const attacker = await begin(carla.id)
  attacker.searchParams.set('code', victim.searchParams.get('code') ?? '')
  expect(await finish(carla.id, attacker)).toBe('invalid')
  const connection = await getSellers().find(db, bruno.id)
  expect(await finish(carla.id, await begin(carla.id, connection?.sellerId))).toBe('taken')
  // Mercado Pago replaced the tokens of the account, so that its professional connects it again.
  expect(await connectBruno(connection?.sellerId)).toBe('connected')
})

test('returns through an address that does not end a sign-in (P-236)', async () => {
  const address = '/api/payments/conexion?code=TG-1&state=a%26b&next=https://elsewhere.example'
  const { statusCode, headers } = await market.app.inject({ method: 'GET', url: address })
  expect([statusCode, headers.location]).toEqual([303, '/mi-cuenta?codigo=TG-1&estado=a%26b'])
})

test('that is refused at the provider changes nothing (P-236)', async () => {
  const target = await begin(market.carla.id, 'no')
  expect(target.searchParams.get('error')).toBe('access_denied')
  expect(await finish(market.carla.id, target)).toBe('invalid')
})
