import { paymentCalls } from '@plomada/domain/calls'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { openMarketplace } from '../testing/marketplace.ts'

test('accepts a Stripe webhook only with a signature of the raw body, at most a few minutes old', async () => {
  const marketplace = await openMarketplace()
  try {
    const { sandbox } = marketplace.services
    if (sandbox?.kind !== 'stripe') throw new Error('The sandbox is missing')
    const { connection } = sandbox
    connection.url = new URL('http://127.0.0.1:1')
    const payload = JSON.stringify(
      { id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } },
      null,
      2,
    )
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: connection.webhookSecret })
    const post = (body: string, signed = header) =>
      marketplace.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signed },
        payload: body,
      })
    expect((await post(payload)).statusCode).toBe(200)
    expect((await post(payload.replaceAll(' ', ''))).statusCode).toBe(400)
    const timestamp = Math.floor(Date.now() / 1000) - 600
    const old = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: connection.webhookSecret,
      timestamp,
    })
    expect((await post(payload, old)).statusCode).toBe(400)
  } finally {
    await marketplace.close()
  }
})

test('with the embedded provider, an accepted card finishes the offer and a declined one keeps the checkout open (S-319, S-320, S-321, S-322)', async () => {
  const marketplace = await openMarketplace()
  try {
    const address = await marketplace.app.listen({ port: 0, host: '127.0.0.1' })
    const { id } = await marketplace.publishAndHire(marketplace.ana, marketplace.bruno)
    const pay = async (number: string) => {
      const { checkoutUrl } = await marketplace
        .as(marketplace.ana)
        .send(paymentCalls.checkout, { body: { offerId: id } })
      const form = new URLSearchParams({ number, expiry: '12/34', cvc: '123', holder: 'Ana' })
      const page = `${address}${new URL(checkoutUrl).pathname}`
      const response = await fetch(page, { method: 'POST', body: form, redirect: 'manual' })
      return { page, location: response.headers.get('location') }
    }
    const resultUrl = `${marketplace.config.publicUrl}/stripe/comun/${marketplace.ana.id}`
    const declined = await pay('4000 0000 0000 0002')
    expect(declined.location).toBe(`${resultUrl}/fail/`)
    const paid = await pay('4242 4242 4242 4242')
    expect(paid).toEqual({ page: declined.page, location: `${resultUrl}/success/${id}` })
    await expect.poll(async () => (await marketplace.readOffer({ id })).state).toBe('terminado')
  } finally {
    await marketplace.close()
  }
})
