import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import webPush from 'web-push'
import type { NotificationKeys } from '../notificationKeys.ts'
import { type Config, isLoopback } from '../../config.ts'
import { type EndpointRules, isAllowedEndpoint, lookupPublic } from './push.endpoint.ts'
import type { PushTransport } from './push.ts'

interface PushOptions extends EndpointRules {
  vapid: NotificationKeys['vapid']
  /** How push services reach the operator: a `mailto:` or `https:` URL. */
  contact: string
}

/** Seconds for which a push service keeps a message for a device that is off. */
const TTL = 86_400
const TIMEOUT_MS = 10_000

/** Creates the transport that encrypts messages (RFC 8291), signs the request (RFC 8292) and follows no redirect. */
const createPushTransport = ({ vapid, contact, ...rules }: PushOptions): PushTransport => ({
  async send({ endpoint, p256dh, auth }, content) {
    // The rules may have changed since the subscription.
    if (!isAllowedEndpoint(endpoint, rules)) return 'gone'
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(content),
      {
        vapidDetails: { subject: contact, ...vapid },
        TTL,
        contentEncoding: 'aes128gcm',
        topic: content.group ?? content.tag,
        urgency: 'normal',
      },
    )
    const { headers, body } = details
    const status = await post(endpoint, headers, body)
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new Error(`The push service responded with ${status}`)
    return 'sent'
  },
})

/** Sends a request and returns the status of its response. */
function post(endpoint: string, headers: webPush.Headers, body: Buffer | null): Promise<number> {
  const { protocol, hostname } = new URL(endpoint)
  const send = protocol === 'http:' ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const outgoing = send(endpoint, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isLoopback(hostname) && { lookup: lookupPublic }),
    })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      // The content of the response is not used.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    outgoing.end(body)
  })
}

/** Creates the transport of a deployment. Push services find its operator by the sender of its mails. */
export const choosePush = (
  { mail, pushLoopback }: Pick<Config, 'mail' | 'pushLoopback'>,
  { vapid }: NotificationKeys,
): PushTransport =>
  createPushTransport({
    vapid,
    contact: `mailto:${/[^\s<>]+@[\w.-]+/.exec(mail.from)?.[0] ?? 'avisos@plomada.example'}`,
    allowLoopback: pushLoopback,
  })
