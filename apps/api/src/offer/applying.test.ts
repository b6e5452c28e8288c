import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applications, offers } from '../database/schema/core.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

describe('applying', () => {
  test('a professional applies, is marked as an applicant, and the owner receives one mail with a link to their offers (S-387, S-420)', async () => {
    const offer = await market.publish(market.rita)
    expect(await market.apply(market.bruno, offer)).toEqual({ ok: true })
    const { result } = await market.as(market.bruno).send(offerCalls.get, { params: { id: offer.id } })
    expect(result.hasApplied).toBe(true)
    const mails = await market.readMails('application', market.rita)
    expect(mails).toHaveLength(1)
    const link = `${market.config.publicUrl}/profilec/${market.rita.id}?servicio=${offer.id}`
    expect(mails[0]?.payload).toMatchObject({
      to: market.rita.email,
      text: expect.toSatisfy((text) => text.includes('Bruno Saldaño') && text.includes(`: ${link}\n`)),
    })
  })

  test('ten concurrent clicks create one application and one mail', async () => {
    const offer = await market.publish(market.ana, { title: 'Diez clics' })
    expect(await outcomes(Array.from({ length: 10 }, () => market.apply(market.carla, offer)))).toEqual({
      done: 10,
    })
    const rows = await market.db.select().from(applications).where(eq(applications.offerId, offer.id))
    expect(rows).toHaveLength(1)
    const mails = await market.readMails('application', market.ana)
    const about = mails.filter(({ payload }) => JSON.stringify(payload).includes('Diez clics'))
    expect(about).toMatchObject([{ payload: { subject: 'Nueva postulación para «Diez clics»' } }])
  })

  test('applications to two offers of a client are sent in two mails', async () => {
    const client = await market.addPerson()
    for (const title of ['Primer servicio', 'Segundo servicio'])
      await market.apply(market.carla, await market.publish(client, { title }))
    const payloads = (await market.readMails('application', client)).map(({ payload }) => payload)
    expect(payloads).toMatchObject([
      { subject: expect.stringContaining('«Primer servicio»') },
      { subject: expect.stringContaining('«Segundo servicio»') },
    ])
  })

  test('applying again has no effect, even after the offer is closed', async () => {
    const offer = await market.publishAndHire(market.ana, market.bruno)
    expect(await outcome(market.apply(market.bruno, offer))).toBe('done')
  })

  test('refuses applications to own, closed, deactivated and unknown offers, and those of clients and admins (S-387)', async () => {
    const { ana, rita, bruno, carla, elena } = market
    const own = await market.publish(bruno)
    expect(await outcome(market.apply(bruno, own))).toBe('ownOffer')
    expect(await outcome(market.apply(rita, own))).toBe('notProfessional')
    expect(await outcome(market.apply(elena, own))).toBe('forbidden')
    const closed = await market.publishAndHire(ana, bruno)
    expect(await outcome(market.apply(carla, closed))).toBe('offerNotOpen')
    await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, own.id))
    expect(await outcome(market.apply(carla, own))).toBe('notFound')
    expect(await outcome(market.apply(carla, { id: 999_999 }))).toBe('notFound')
  })

  test('refuses applications to the offer of a banned owner', async () => {
    const owner = await market.addPerson()
    const offer = await market.publish(owner)
    await market.ban(owner)
    expect(await outcome(market.apply(market.bruno, offer))).toBe('notFound')
  })
})
