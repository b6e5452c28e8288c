import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../../database/database.ts'
import { sendPage } from '../../../http/page.ts'
import { checkCard, findTestCard } from './sandbox.cards.ts'
import type { CardForm } from './sandbox.cards.ts'
import { sandboxId } from './sandbox.objects.ts'
import type { SandboxSession } from './sandbox.objects.ts'
import { cardPage, closedPage, unknownPage } from './sandbox.page.ts'
import { declineSession, findSession, paySession } from './sandbox.store.ts'

const written = z.string().max(200).catch('')
const cardForm = z.object({ number: written, expiry: written, cvc: written, holder: written })
const noCard: CardForm = { number: '', expiry: '', cvc: '', holder: '' }
const params = z.object({ sessionId: sandboxId })
const query = z.object({ tarjeta: written })

/** A test card with everything else that a form asks. */
function filledWith(number: string): CardForm {
  const card = findTestCard(number)
  if (!card) return noCard
  return { number: card.number, expiry: '12/34', cvc: '123', holder: 'Ana Prueba' }
}

const successOf = (session: SandboxSession): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

/** The page may lead to the two addresses that the product gave, and nowhere else. */
const targetsOf = (session: SandboxSession): string[] => [
  ...new Set([new URL(session.success_url).origin, new URL(session.cancel_url).origin]),
]

const showClosed = (reply: FastifyReply, session: SandboxSession) =>
  sendPage(reply, session.status === 'expired' ? 410 : 200, closedPage(session, successOf(session)))

/** The page where the payer writes a card: GET shows it, POST pays. It needs no script and no cookie. */
export const sandboxCheckout: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get('/checkout/:sessionId', async (request, reply) => {
    const found = await findSession(db, params.parse(request.params).sessionId)
    if (!found) return sendPage(reply, 404, unknownPage)
    const { session, lastDecline } = found
    if (session.status !== 'open') return showClosed(reply, session)
    const values = filledWith(query.parse(request.query).tarjeta)
    return sendPage(reply, 200, cardPage(session, values, {}, lastDecline), targetsOf(session))
  })

  app.post('/checkout/:sessionId', async (request, reply) => {
    const found = await findSession(db, params.parse(request.params).sessionId)
    if (!found) return sendPage(reply, 404, unknownPage)
    const { session } = found
    // A second press of the button arrives after the first one paid.
    if (session.status === 'complete') return reply.redirect(successOf(session), 303)
    if (session.status === 'expired') return showClosed(reply, session)
    const form = cardForm.parse(request.body ?? {})
    const errors = checkCard(form, new Date())
    if (Object.keys(errors).length > 0) {
      return sendPage(reply, 422, cardPage(session, { ...form, cvc: '' }, errors, null), targetsOf(session))
    }
    const decline = findTestCard(form.number)?.decline
    if (decline) {
      // Stripe would let the payer try again right here. The product has a page for a failed payment, and that is where
      // a declined card leads; the session stays open, so paying again comes back to this page, which tells why.
      await declineSession(db, session.id, decline)
      return reply.redirect(session.cancel_url, 303)
    }
    const paid = await paySession(db, session.id)
    if (paid?.status !== 'complete') return showClosed(reply, paid ?? session)
    return reply.redirect(successOf(paid), 303)
  })
  done()
}
