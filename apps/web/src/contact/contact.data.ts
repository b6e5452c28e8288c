import type { ContactMessage } from '@plomada/domain'
import { PATIENCE } from '../data/patience.ts'
import { readSettings } from '../settings.ts'

/** A path of this server as an address; EmailJS's own address stays as it is. */
const addressOf = (origin: string) => (origin.startsWith('/') ? location.origin + origin : origin)

/** Fails once a request has taken too long: the service's library would wait for ever. */
const tooLate = () =>
  new Promise<never>((_, reject) => {
    const signal = AbortSignal.timeout(PATIENCE.request)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/**
 * Hands a message to the e-mail service of this deployment; says in the console how it went and throws when it did
 * not. The service's library comes with the first message: most visits never write one.
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { origin, publicKey, serviceId, templateId } = readSettings().emailjs
  try {
    const { default: emailjs } = await import('@emailjs/browser')
    // Only here: the library takes no origin with a single message.
    emailjs.init({ publicKey, origin: addressOf(origin) })
    const { status, text } = await Promise.race([
      emailjs.send(serviceId, templateId, { ...message }),
      tooLate(),
    ])
    // oxlint-disable-next-line no-console -- the specification (7) wants the status of a sent message logged
    console.info('Contact message sent:', status, text)
  } catch (error) {
    console.error('Contact message not sent:', error)
    throw error
  }
}
