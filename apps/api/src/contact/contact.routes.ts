import { contactForm } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import * as z from 'zod'
import type { MountRoutes } from '../app.deps.ts'
import type { EmailService } from '../config.ts'
import { createHourlyLimit } from '../http/limits/hourlyLimit.ts'
import { invalidInput } from '../http/problems.ts'
import { normalizeTexts } from '../http/storableText.ts'
import { enqueueMail } from '../services/mail/mail.ts'
import { mailTemplates } from '../services/mail/mail.templates.ts'

/** Settings of the embedded EmailJS server, used when no hosted service is configured. Its ids are public. */
export const embeddedEmail: EmailService = {
  origin: '/api/emailjs',
  publicKey: 'plomada',
  serviceId: 'outbox',
  templateId: 'contact',
}

const emailRequest = z.object({
  user_id: z.string(),
  service_id: z.literal(embeddedEmail.serviceId, 'No existe'),
  template_id: z.literal(embeddedEmail.templateId, 'No existe'),
  template_params: contactForm.schema,
})

/**
 * Mounts the endpoint of EmailJS that the contact page uses. It is not a declared call, because its path, fields and
 * plain `OK` response must match EmailJS, so that a deployment can configure the hosted service instead.
 */
export const routes: MountRoutes = (app, { config, database: { db }, clock }) => {
  if (config.contact.emailjs) return
  const enforceQuota = createHourlyLimit(app, 'message', { config, clock })
  const route = { config: { isCsrfExempt: true } }
  app.post(`${embeddedEmail.origin}/api/v1.0/email/send`, route, async (request, reply) => {
    const message = readMessage(request.body)
    await enforceQuota(request)
    const mail = mailTemplates.message({ ...message, to: config.contact.to, link: config.publicUrl })
    await enqueueMail(db, mail)
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK')
  })
}

function readMessage(body: unknown) {
  normalizeTexts(body)
  const parsed = z.safeParse(emailRequest, body ?? {})
  if (!parsed.success) throw invalidInput(parsed.error)
  if (parsed.data.user_id !== embeddedEmail.publicKey) refuse('forbidden')
  return parsed.data.template_params
}
