import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '../../../http/secrets.ts'

/** The cookie that lists which accounts have signed in on a device. */
const NAME = '_device'
const YEAR = 31_536_000
const MAX_ACCOUNTS = 5

interface Device {
  /** Random, so that wrong passwords are counted per device. */
  id: string
  /** One signature per account that signed in on the device. */
  signatures: readonly string[]
}

const readCookie = ({ headers }: FastifyRequest): Device | null => {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
  const [id, ...signatures] = value?.split('.') ?? []
  return id ? { id, signatures: signatures.slice(0, MAX_ACCOUNTS) } : null
}

/**
 * Creates OWASP's device cookies: a signed cookie lists the accounts that signed in on a device, so that wrong passwords
 * from other devices do not delay one that its owner has used before.
 */
export function createKnownDevices(keys: () => readonly string[], { path, isHttps }: DeviceOptions) {
  const sign = (key: string, id: string, account: string) =>
    createHmac('sha256', key).update(`device ${id} ${account}`).digest('base64url')

  return {
    /** Returns the id of the device if the account has signed in on it, or null. */
    findId(request: FastifyRequest, account: string): string | null {
      const device = readCookie(request)
      if (!device) return null
      const expected = keys().map((key) => sign(key, device.id, account))
      const isKnown = expected.some((mac) =>
        device.signatures.some((signature) => isSameSecret(signature, mac)),
      )
      return isKnown ? device.id : null
    },

    /** Adds the account to the cookie of the device, for a year. */
    remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
      const known = readCookie(request) ?? { id: randomBytes(12).toString('base64url'), signatures: [] }
      const [key = ''] = keys()
      const signature = sign(key, known.id, account)
      const signatures = [signature, ...known.signatures.filter((other) => other !== signature)].slice(
        0,
        MAX_ACCOUNTS,
      )
      const secure = isHttps ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${NAME}=${[known.id, ...signatures].join('.')}; Path=${path}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`,
      )
    },
  }
}

interface DeviceOptions {
  /** Path of the cookie. */
  path: string
  isHttps: boolean
}
