import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The cookie that says which accounts have signed in on a device. */
const NAME = '_device'
const YEAR = 31_536_000
/** Accounts that one device remembers. */
const MOST_ACCOUNTS = 5

interface Device {
  /** Random, so that each device has its own count of wrong passwords. */
  id: string
  /** One signature for each account that signed in here. */
  signatures: readonly string[]
}

const read = ({ headers }: FastifyRequest): Device | null => {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(headers.cookie ?? '')?.[1]
  const [id, ...signatures] = value?.split('.') ?? []
  return id ? { id, signatures: signatures.slice(0, MOST_ACCOUNTS) } : null
}

const isSame = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))

/**
 * Remembers, in a signed cookie, which accounts signed in on a device, as OWASP's device cookies do: wrong passwords from
 * elsewhere do not delay a device that its owner has used before.
 */
export function createKnownDevices(keys: () => readonly string[], { path, isEncrypted }: DeviceOptions) {
  const sign = (key: string, id: string, account: string) =>
    createHmac('sha256', key).update(`device ${id} ${account}`).digest('base64url')

  return {
    /** Returns the device's id if the account has signed in on it, null otherwise. */
    idFor(request: FastifyRequest, account: string): string | null {
      const device = read(request)
      if (!device) return null
      const expected = keys().map((key) => sign(key, device.id, account))
      const isKnown = expected.some((mac) => device.signatures.some((given) => isSame(given, mac)))
      return isKnown ? device.id : null
    },

    /** Makes the device known to the account, for a year. */
    remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
      const { id, signatures } = read(request) ?? {
        id: randomBytes(12).toString('base64url'),
        signatures: [],
      }
      const [key = ''] = keys()
      const own = sign(key, id, account)
      const kept = [own, ...signatures.filter((one) => one !== own)].slice(0, MOST_ACCOUNTS)
      const secure = isEncrypted ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${NAME}=${[id, ...kept].join('.')}; Path=${path}; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`,
      )
    },
  }
}

interface DeviceOptions {
  /** Where the cookie is sent. */
  path: string
  /** Whether the product is served over https. */
  isEncrypted: boolean
}
