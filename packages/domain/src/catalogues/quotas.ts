import { getLocalDay, TIME_ZONE } from './time.ts'

/** Length of the quota windows in seconds. A window starts with the first counted act. */
export const QUOTA_WINDOWS = { minute: 60, quarterHour: 900, hour: 3600, day: 86_400 } as const
export type QuotaWindow = keyof typeof QUOTA_WINDOWS

/** The limits of one act. */
export interface Quota {
  /** The key that acts are counted by: registered user, mailbox or network address. */
  by: 'person' | 'mailbox' | 'address'
  limits: Readonly<Partial<Record<QuotaWindow, number>>>
  /** Why the limit exists and why it has this value. */
  reason: string
  /** Spanish name of the act in `quotaMessage`. */
  label: string
}

/** Quotas of acts that several nouns have in common. */
export const sharedQuotas = {
  photo: {
    by: 'person',
    limits: { minute: 10, day: 200 },
    label: 'fotos enviadas',
    reason:
      'Reading a photo takes up to seconds of processor time, so each upload counts, refused files included.',
  },
} as const satisfies Record<string, Quota>

/** Quotas of the identity provider. */
export const identityQuotas = {
  code: {
    by: 'mailbox',
    limits: { quarterHour: 5 },
    label: 'códigos enviados a un email',
    reason:
      'Codes must not fill the mailbox of another person; a lost mail can still be sent again. A daily limit would let anyone prevent the owner of the mailbox from resetting a password.',
  },
  signUp: {
    by: 'address',
    limits: { quarterHour: 30, day: 300 },
    label: 'códigos pedidos desde esta red',
    reason:
      'One network cannot send codes to many mailboxes; an office behind one address can still sign up.',
  },
  signIn: {
    by: 'address',
    limits: { quarterHour: 60, day: 600 },
    label: 'ingresos fallidos desde esta red',
    reason:
      'Guessing one password for many accounts has to be slow; only wrong passwords count, and not those from a device that has signed in before. The attempts for one account are delayed, not limited.',
  },
  signInStart: {
    by: 'address',
    limits: { quarterHour: 200 },
    label: 'ingresos empezados desde esta red',
    reason: 'Each sign-in that begins is stored for an hour, and anyone can begin one.',
  },
} as const satisfies Record<string, Quota>

/** Returns the whole seconds until a moment, at least 1, for `Retry-After`. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

const MINUTE = 60_000
const DAY = QUOTA_WINDOWS.day * 1000

const formatTime = (date: Date): string => {
  const time = date.toLocaleTimeString('en-GB', { timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit' })
  const short = time.replace(/^0(?=\d)/, '')
  return short.startsWith('1:') ? `a la ${short}` : `a las ${short}`
}

/** Formats when an act is possible again: in seconds up to 90, otherwise the time in Buenos Aires. */
export function formatRetryTime(until: Date, now: Date): string {
  const seconds = secondsUntil(until, now)
  if (seconds <= 90) return seconds === 1 ? 'en 1 segundo' : `en ${seconds} segundos`
  // Rounded up: the act must be possible at the displayed minute.
  const minute = new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE)
  const time = formatTime(minute)
  if (getLocalDay(minute) === getLocalDay(now)) return time
  return getLocalDay(minute) === getLocalDay(new Date(now.getTime() + DAY))
    ? `mañana ${time}`
    : `pasado mañana ${time}`
}
