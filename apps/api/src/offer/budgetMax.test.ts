import { alertCalls, applicationCalls, notificationCalls } from '@plomada/domain/calls'
import { notificationFilters } from '@plomada/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAlertWorker } from '../alert/matching.actions.ts'
import { fieldsOf, openMarketplace, type Marketplace } from '../testing/marketplace.ts'

const bathroom = { title: 'Hacer el baño a nuevo', budget: 1_800_000 }

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace({ config: { budgetMax: 5_000_000 } })
})
afterAll(() => market.close())

test('a bathroom of 1,800,000 pesos is published, found by an alert, quoted, countered and hired (P-260)', async () => {
  const { ana, bruno } = market
  const alert = {
    tradeId: 1,
    cities: ['La Plata'],
    minimumBudget: 1_500_000,
    frequency: 'immediate',
  } as const
  await market.as(bruno).send(alertCalls.create, { body: { ...alert, cities: [...alert.cities] } })
  const offer = await market.publish(ana, bathroom)
  expect(offer.budget).toBe(1_800_000)
  await createAlertWorker({ db: market.db }).drain()
  const { result: notifications } = await market
    .as(bruno)
    .send(notificationCalls.list, { query: notificationFilters.initial })
  expect(notifications.map(({ kind, offer: about }) => [kind, about?.id])).toContainEqual(['alert', offer.id])

  await market.apply(bruno, offer, { quote: 1_950_000 })
  const toBruno = { workerId: bruno.id, offerId: offer.id }
  await market.as(ana).send(applicationCalls.counter, { body: { ...toBruno, amount: 1_900_000 } })
  await market
    .as(bruno)
    .send(applicationCalls.answerCounter, { params: { serviceId: offer.id }, body: { isAccepted: true } })
  const { result: hired } = await market.accept(ana, offer, bruno)
  expect(hired.agreedAmount).toBe(1_900_000)
})

test('one peso above the maximum is refused with the amount in every form (P-260)', async () => {
  const { ana, carla } = market
  expect(await fieldsOf(market.publish(ana, { budget: 5_000_001 }))).toEqual([
    'invalid',
    { presupuesto: 'Please enter an estimate of up to 7 digits' },
  ])
  const offer = await market.publish(ana, bathroom)
  const tooLarge = 'El monto puede ser de hasta 5.000.000 pesos'
  expect(await fieldsOf(market.apply(carla, offer, { quote: 5_000_001 }))).toEqual([
    'invalid',
    { presupuesto: tooLarge },
  ])
  const alert = { tradeId: 2, cities: [], minimumBudget: 5_000_001, frequency: 'daily' } as const
  expect(
    await fieldsOf(market.as(carla).send(alertCalls.create, { body: { ...alert, cities: [] } })),
  ).toEqual(['invalid', { presupuestoMinimo: tooLarge }])
})

test('the API documentation names the maximum of the deployment (P-260)', async () => {
  const response = await market.as(null).inject({ method: 'GET', url: '/api/openapi.json' })
  const { paths } = response.json()
  const { schema } = paths['/user/service'].post.requestBody.content['application/json']
  expect(schema.properties.presupuesto).toMatchObject({ minimum: 1, maximum: 5_000_000 })
})
