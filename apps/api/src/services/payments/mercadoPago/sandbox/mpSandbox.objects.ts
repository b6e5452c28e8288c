import { randomBytes, randomInt } from 'node:crypto'
import type { MpPayment, MpPreference } from '../mercadoPago.wire.ts'

/** An account at the stand-in, with the tokens that applications hold for it. */
export interface SandboxAccount {
  kind: 'account'
  id: string
  nickname: string
  accessToken: string
  refreshToken: string
  /** Milliseconds since 1970. */
  expiresAt: number
  isRevoked: boolean
}

/** A permission that waits for the application to fetch its tokens. It lasts ten minutes and is used once. */
export interface SandboxCode {
  kind: 'code'
  id: string
  accountId: string
  redirectUri: string
  challenge: string | null
  expiresAt: number
}

export interface SandboxPreference extends MpPreference {
  kind: 'preference'
  title: string
  currency_id: string
  amount: number
  marketplace_fee: number
  back_urls: { success?: string; failure?: string; pending?: string }
}

export interface SandboxPayment extends MpPayment {
  kind: 'payment'
  preferenceId: string
  date_last_updated?: string
}

export interface SandboxRefund {
  kind: 'refund'
  id: number
  payment_id: number
  amount: number
  status: 'approved'
  date_created: string
}

export interface SandboxChargeback {
  kind: 'chargeback'
  id: string
  payments: number[]
  amount: number
  currency: string
  reason: string
  coverage_applied: boolean | null
  coverage_elegible: boolean
  documentation_required: boolean
  documentation_status: string
  date_documentation_deadline: string
}

/** A stored object of the stand-in. */
export type SandboxObject =
  | SandboxAccount
  | SandboxCode
  | SandboxPreference
  | SandboxPayment
  | SandboxRefund
  | SandboxChargeback

/** What the webhook receives. `isForged` sends a signature that does not verify. */
export interface Notification {
  topic: 'payment' | 'chargebacks'
  resourceId: string
  userId: string
  isForged?: boolean
}

/** How notifications about a payment arrive, chosen on its page. */
export const faults = {
  none: 'Al momento, una vez',
  late: 'Un minuto tarde',
  twice: 'Dos veces',
  lost: 'Nunca',
  forged: 'Con una firma que no es válida',
} as const
export type Fault = keyof typeof faults

/** Returns a number such as Mercado Pago's. */
export const newNumber = (): number => randomInt(10_000_000_000, 99_999_999_999)
export const newSecret = (prefix: string): string => `${prefix}-${randomBytes(24).toString('hex')}`
