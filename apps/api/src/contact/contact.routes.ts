import { contactForm, quotaSentence } from '@plomada/domain'
import { refuse } from '@plomada/domain/define'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Routes } from '../app.ts'
import type { EmailService } from '../config.ts'
import { invalidInput } from '../http/problems.ts'
import { refuseUnfitText } from '../http/text.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTexts } from '../services/mail/mail.texts.ts'

/** This server in the part of EmailJS, when no hosted service is named. Its ids are public and open nothing else. */
export const embeddedEmail: EmailService = {
  origin: '/api/emailjs',
  publicKey: 'plomada',
  serviceId: 'outbox',
  templateId: 'contact',
}

// Not the domain's copy of a call: this shape is EmailJS's, and its client library is what writes it.
const sent = z.object({
  user_id: z.string(),
  service_id: z.literal(embeddedEmail.serviceId, 'No existe'),
  template_id: z.literal(embeddedEmail.templateId, 'No existe'),
  template_params: contactForm.schema,
})

/**
 * Where the contact page sends to: the one call of EmailJS that its client library makes. It is not one of the
 * declared calls because the contract is foreign: path, field names and the plain `OK` are as EmailJS has them, so
 * that a deployment can name the hosted service instead and the page does not notice.
 */
export const contactRoutes: Routes = (app, { config, database: { db }, clock }) => {
  if (config.contact.emailjs) return
  const refuseFlood = floodGuard(app, { times: config.quotas.message.hour, clock })
  const route = { config: { isForStrangers: true } }
  app.post(`${embeddedEmail.origin}/api/v1.0/email/send`, route, async (request, reply) => {
    const message = readMessage(request.body)
    await refuseFlood(request)
    const mail = mailTexts.message({ ...message, to: config.contact.to, link: config.publicUrl })
    await enqueueMail(db, mail)
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK')
  })
}

function readMessage(body: unknown) {
  refuseUnfitText(body)
  const read = z.safeParse(sent, body ?? {})
  if (!read.success) throw invalidInput(read.error)
  if (read.data.user_id !== embeddedEmail.publicKey) refuse('forbidden')
  return read.data.template_params
}

/** Counts what would be sent, and not what was refused: a typing error costs nobody their message. */
function floodGuard(app: FastifyInstance, { times, clock }: { times: number; clock: () => Date }) {
  const count = app.createRateLimit({ max: times, timeWindow: '1 hour', allowList: [] })
  return async (request: FastifyRequest) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    const now = clock()
    const until = new Date(now.getTime() + counted.ttl)
    const sentence = quotaSentence('message', until, now)
    refuse('tooManyRequests', { sentence, retryAfter: counted.ttlInSeconds })
  }
}
