import type { ContactMessage } from '@plomada/domain'
import { REQUEST_TIMEOUT_MS } from '../data/timeouts.ts'
import { readSettings } from '../settings.ts'

/** Makes a path of this server absolute, as EmailJS needs it. */
const toAbsoluteOrigin = (origin: string) => (origin.startsWith('/') ? location.origin + origin : origin)

/** Rejects after the request timeout: the EmailJS library has none. */
const rejectOnTimeout = () =>
  new Promise<never>((_, reject) => {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** Sends a message through EmailJS, logs the result and throws when it failed. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const { origin, publicKey, serviceId, templateId } = readSettings().emailjs
  try {
    const { default: emailjs } = await import('@emailjs/browser')
    // The library takes no origin per message.
    emailjs.init({ publicKey, origin: toAbsoluteOrigin(origin) })
    const { status, text } = await Promise.race([
      emailjs.send(serviceId, templateId, { ...message }),
      rejectOnTimeout(),
    ])
    // oxlint-disable-next-line no-console -- the specification (7) requires this log line
    console.info('Contact message sent:', status, text)
  } catch (error) {
    console.error('Contact message not sent:', error)
    throw error
  }
}
