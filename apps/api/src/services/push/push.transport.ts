import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import type { NotificationKeys } from '../notificationKeys.ts'
import { type Config, isLoopback } from '../../config.ts'
import { type EndpointRules, isAllowedEndpoint, lookupPublic, withoutBrackets } from './push.endpoint.ts'
import { createOriginPauses } from './push.limits.ts'
import type { PushTransport } from './push.ts'

interface PushOptions extends EndpointRules {
  vapid: NotificationKeys['vapid']
  /** How push services reach the operator: a `mailto:` or `https:` URL. */
  contact: string
  lookup: LookupFunction
}

/** Seconds for which a push service keeps a message for a device that is off. */
const TTL = 86_400
const TIMEOUT_MS = 3000

/** A push service was connected to, or could have been, and did not respond in time. */
class SilenceError extends Error {}

/**
 * Creates the transport that encrypts messages (RFC 8291), signs the request (RFC 8292) and follows no redirect. A push
 * service that did not respond in time is paused: messages to it fail at once.
 */
function createPushTransport({ vapid, contact, lookup, ...rules }: PushOptions): PushTransport {
  const pauses = createOriginPauses()
  return {
    async send({ endpoint, p256dh, auth }, content) {
      // The rules may have changed since the subscription.
      if (!isAllowedEndpoint(endpoint, rules)) return 'gone'
      const { origin } = new URL(endpoint)
      if (pauses.isPaused(origin))
        throw new Error('The push service is paused, as it did not respond in time')
      const { headers, body } = webPush.generateRequestDetails(
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
      const status = await post(endpoint, { headers, body, lookup }).catch((error: unknown) => {
        if (error instanceof SilenceError) pauses.pause(origin)
        throw error
      })
      pauses.end(origin)
      if (status === 404 || status === 410) return 'gone'
      if (status < 200 || status > 299) throw new Error(`The push service responded with ${status}`)
      return 'sent'
    },
  }
}

interface PushRequest {
  headers: webPush.Headers
  body: Buffer | null
  lookup: LookupFunction
}

/** Sends a request and returns the status of its response. */
function post(endpoint: string, { headers, body, lookup }: PushRequest): Promise<number> {
  const { protocol, hostname } = new URL(endpoint)
  const send = protocol === 'http:' ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const outgoing = send(endpoint, {
      method: 'POST',
      headers,
      ...(!isLoopback(hostname) && { lookup }),
    })
    // Names are resolved on a few threads: those of another service may keep this one waiting.
    let isResolved = isIP(withoutBrackets(hostname)) !== 0
    outgoing.on('socket', (socket) => socket.once('lookup', () => (isResolved = true)))
    const timer = setTimeout(() => {
      const reason = `The push service did not respond in ${TIMEOUT_MS / 1000} s`
      outgoing.destroy(isResolved ? new SilenceError(reason) : new Error(reason))
    }, TIMEOUT_MS)
    outgoing.on('close', () => clearTimeout(timer))
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
  lookup = lookupPublic,
): PushTransport =>
  createPushTransport({
    vapid,
    lookup,
    contact: `mailto:${/[^\s<>]+@[\w.-]+/.exec(mail.from)?.[0] ?? 'avisos@plomada.example'}`,
    allowLoopback: pushLoopback,
  })
