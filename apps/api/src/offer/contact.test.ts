import { assignmentFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

test('the client and the accepted professional read how to reach each other, on the offer, in their lists and by mail; no other user does (P-154)', async () => {
  const { ana, bruno, carla, rita, elena } = market
  const offer = await market.publish(ana, { title: 'Cambiar el zócalo' })
  await market.apply(bruno, offer)
  await market.apply(carla, offer)
  const read = async (who: typeof ana) =>
    (await market.as(who).send(offerCalls.get, { params: { id: offer.id } })).result
  for (const who of [ana, bruno]) expect(await read(who)).toMatchObject({ ownerContact: null, hired: null })
  await market.accept(ana, offer, bruno)
  const [toWorker, toClient] = [
    { email: ana.email, phone: ana.phone },
    { email: bruno.email, phone: bruno.phone },
  ]
  expect((await read(bruno)).ownerContact).toEqual(toWorker)
  expect(await read(ana)).toMatchObject({ ownerContact: null, hired: toClient })
  const list = await market
    .as(bruno)
    .send(offerCalls.assignments, { query: { ...assignmentFilters.initial, title: 'zócalo' } })
  expect(list.result.map(({ ownerContact }) => ownerContact)).toEqual([toWorker])
  for (const who of [carla, rita, elena])
    expect(await read(who)).toMatchObject({ ownerContact: null, hired: null })
  const mailTo = async (kind: 'acceptance' | 'hired', who: typeof ana) =>
    (await market.readMails(kind, who))
      .map(({ payload }) => JSON.stringify(payload))
      .filter((mail) => mail.includes('Cambiar el zócalo'))
  const mails = [await mailTo('acceptance', bruno), await mailTo('hired', ana)]
  for (const [index, { email, phone }] of [toWorker, toClient].entries()) {
    expect(mails[index]).toHaveLength(1)
    expect(mails[index]?.[0]).toContain(`Email: ${email}`)
    expect(mails[index]?.[0]).toContain(`Teléfono: ${phone}`)
  }
  expect(await mailTo('acceptance', carla)).toEqual([])
})
