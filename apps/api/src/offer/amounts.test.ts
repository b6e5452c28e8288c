import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
let offerId: number
beforeAll(async () => {
  market = await openMarketplace()
  const offer = await market.publish(market.ana, { budget: 48_000 })
  offerId = offer.id
  await market.apply(market.carla, offer, { quote: 52_000 })
})
afterAll(() => market.close())

const publication = {
  tittle: 'Cambiar un flotante',
  description: 'd',
  provincia: 'Buenos Aires',
  ciudad: 'La Plata',
  direccion: 'Mitre 640',
  jobs: [1],
}
/** Every call with an amount: who makes it, its body and the field of the amount. */
const calls = () => [
  { user: market.ana, url: '/api/user/service', body: publication, field: 'presupuesto' },
  {
    user: market.bruno,
    url: `/api/user/service/postular/${offerId}`,
    body: {},
    field: 'presupuesto',
  },
  {
    user: market.ana,
    url: '/api/user/service/contraoferta/trabajador',
    body: { service: offerId, trabajador: market.carla.id },
    field: 'monto',
  },
  {
    user: market.ana,
    url: '/api/user/service/elegir/trabajador',
    body: { service: offerId, trabajador: market.carla.id },
    field: 'monto',
  },
  {
    user: market.bruno,
    url: '/api/user/alerts',
    body: { oficio: 1, ciudades: [], frecuencia: 'immediate' },
    field: 'presupuestoMinimo',
  },
]

const texts = ['15000', '15.000', '15,000', '$ 15.000', '15.000,00', '1e3', '0x10', ' 15', '15 mil', '']
test('every amount that is no whole number of JSON is refused with 400 and its field (P-134)', async () => {
  const answers: unknown[] = []
  for (const { user, url, body, field } of calls())
    for (const amount of [...texts, 15.5, 1500.01, true, [15_000], { value: 15_000 }]) {
      const payload = { ...body, [field]: amount }
      const response = await market.as(user).inject({ method: 'POST', url, payload })
      const fields = Object.keys(response.json<{ fields?: object }>().fields ?? {})
      if (response.statusCode !== 400 || fields.join(',') !== field)
        answers.push([url, amount, response.statusCode, fields])
    }
  expect(answers).toEqual([])
})
