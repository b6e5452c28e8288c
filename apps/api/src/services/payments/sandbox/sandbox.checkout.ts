import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../../database/database.ts'
import { addFormParser, readFields } from '../../../http/formBody.ts'
import { sendPage } from '../../../http/page/page.ts'
import { checkCard, findTestCard, type CardForm } from './sandbox.cards.ts'
import type { NextDelivery } from './sandbox.deliveries.ts'
import { changeDispute, findDisputes } from './sandbox.disputes.ts'
import { sandboxId, type SandboxSession } from './sandbox.objects.ts'
import { cardPage, closedPage, unknownPage } from './sandbox.page.ts'
import { declineSession, findSession, paySession } from './sandbox.store.ts'

const text = z.string().max(200).catch('')
const cardForm = z.object({ number: text, expiry: text, cvc: text, holder: text })
const emptyForm: CardForm = { number: '', expiry: '', cvc: '', holder: '' }
const params = z.object({ sessionId: sandboxId })
const query = z.object({ tarjeta: text })

/** Returns the form filled with a test card, or the empty form. */
function fillForm(number: string): CardForm {
  const card = findTestCard(number)
  return card ? { number: card.number, expiry: '12/34', cvc: '123', holder: 'Ana Prueba' } : emptyForm
}

const getSuccessUrl = (session: SandboxSession): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

/** Returns the origins that the form may redirect to, for the content security policy. */
const getFormTargets = (session: SandboxSession): string[] => [
  ...new Set([new URL(session.success_url).origin, new URL(session.cancel_url).origin]),
]

const disputeForm = z.object({ contracargo: z.enum(['needs_response', 'won', 'lost']) })

/** Shows a session that is paid or expired. */
async function showClosed(db: Db, reply: FastifyReply, session: SandboxSession) {
  const intent = session.payment_intent
  const [dispute = null] = intent === null ? [] : await findDisputes(db, intent)
  const page = closedPage(session, getSuccessUrl(session), dispute)
  return sendPage(reply, session.status === 'expired' ? 410 : 200, page)
}

/** Serves the payment page: GET shows the card form, POST pays. It works without JavaScript and cookies. */
export const sandboxCheckout: FastifyPluginCallback<{ db: Db; next: NextDelivery }> = (
  app,
  { db, next },
  done,
) => {
  app.removeAllContentTypeParsers()
  addFormParser(app, 4096)

  app.get('/checkout/:sessionId', async (request, reply) => {
    const found = await findSession(db, params.parse(request.params).sessionId)
    if (!found) return sendPage(reply, 404, unknownPage)
    const { session, lastDecline } = found
    if (session.status !== 'open') return showClosed(db, reply, session)
    const values = fillForm(query.parse(request.query).tarjeta)
    return sendPage(reply, 200, cardPage(session, values, {}, lastDecline), getFormTargets(session))
  })

  app.post('/checkout/:sessionId', async (request, reply) => {
    const found = await findSession(db, params.parse(request.params).sessionId)
    if (!found) return sendPage(reply, 404, unknownPage)
    const { session } = found
    const step = disputeForm.safeParse(readFields(request.body))
    if (session.status === 'complete' && step.success) {
      await changeDispute(db, session.id, step.data.contracargo)
      return reply.redirect(`/checkout/${session.id}`, 303)
    }
    // The button was pressed twice, and the first press paid.
    if (session.status === 'complete') return reply.redirect(getSuccessUrl(session), 303)
    if (session.status === 'expired') return showClosed(db, reply, session)
    const form = cardForm.parse(readFields(request.body))
    const errors = checkCard(form, new Date())
    if (Object.keys(errors).length > 0) {
      return sendPage(
        reply,
        422,
        cardPage(session, { ...form, cvc: '' }, errors, null),
        getFormTargets(session),
      )
    }
    const decline = findTestCard(form.number)?.decline
    if (decline) {
      // Unlike Stripe, which stays on this page, redirects to the product's page for failed payments. The session stays
      // open, so the next attempt returns to this page, which then shows the reason.
      await declineSession(db, session.id, decline)
      return reply.redirect(session.cancel_url, 303)
    }
    const paid = await paySession(db, session.id, next.value)
    // The chosen fault is for one payment.
    next.value = 'normal'
    if (paid?.status !== 'complete') return showClosed(db, reply, paid ?? session)
    return reply.redirect(getSuccessUrl(paid), 303)
  })
  done()
}
