import { TIME_ZONE } from './time.ts'

/** The windows in which acts are counted, in seconds. A window begins with the first act in it. */
export const QUOTA_WINDOWS = { minute: 60, quarterHour: 900, hour: 3600, day: 86_400 } as const
/** The name of a window. */
export type QuotaWindow = keyof typeof QUOTA_WINDOWS

/** How often one act may happen. */
export interface Quota {
  /** Whose acts are counted together: a registered user's, a mailbox's or a network address's. */
  by: 'person' | 'mailbox' | 'address'
  /** How many times in each window. */
  times: Readonly<Partial<Record<QuotaWindow, number>>>
  /** Why there is a limit, and why at this number. */
  reason: string
  /** What is limited, in the sentence of a refusal. The pages of the sign-in have sentences of their own. */
  label?: string
}

/** How often each act may happen unless a setting says otherwise. An honest user who works all day meets none. */
export const quotas = {
  offer: {
    by: 'person',
    times: { minute: 5, day: 60 },
    label: 'servicios publicados',
    reason: 'A busy client publishes 20 offers a day, by hand; a program fills the public list in seconds.',
  },
  application: {
    by: 'person',
    times: { minute: 20, day: 300 },
    label: 'postulaciones',
    reason: 'A busy professional applies to 100 offers a day; each application sends a mail to a client.',
  },
  photo: {
    by: 'person',
    times: { minute: 10, day: 200 },
    label: 'fotos enviadas',
    reason:
      'Reading a photo takes up to seconds of processor time, so each upload counts, refused files included.',
  },
  contact: {
    by: 'person',
    times: { minute: 10, day: 20 },
    label: 'contactos con profesionales',
    reason:
      'Each contact sends a mail with a text that the sender chooses to someone who did not ask for it.',
  },
  checkout: {
    by: 'person',
    times: { minute: 10, day: 100 },
    label: 'pagos iniciados',
    reason: 'Each checkout is a request to the payment provider, which limits all of ours together.',
  },
  message: {
    by: 'address',
    times: { hour: 5 },
    label: 'mensajes de contacto',
    reason: 'Visitors without an account can send mail to the operator; one or two messages are usual.',
  },
  code: {
    by: 'mailbox',
    times: { quarterHour: 5 },
    reason: 'Nobody fills the mailbox of someone else with codes; a lost mail can still be sent again.',
  },
  signUp: {
    by: 'address',
    times: { quarterHour: 30 },
    reason:
      'One network cannot send codes to many mailboxes; an office behind one address can still sign up.',
  },
  signIn: {
    by: 'address',
    times: { quarterHour: 60 },
    reason:
      'Guessing one password for many accounts has to be slow; only wrong passwords count. The tries for one account are delayed, not limited.',
  },
  signInStart: {
    by: 'address',
    times: { quarterHour: 200 },
    reason: 'Each sign-in that begins is stored for an hour, and anyone can begin one.',
  },
} as const satisfies Record<string, Quota>

/** The name of an act that has a quota. */
export type QuotaAct = keyof typeof quotas
/** An act that is counted by user. */
export type PersonAct = {
  [Act in QuotaAct]: (typeof quotas)[Act]['by'] extends 'person' ? Act : never
}[QuotaAct]
/** The acts that are counted by user. */
export const personActs = [
  'offer',
  'application',
  'photo',
  'contact',
  'checkout',
] as const satisfies PersonAct[]

/** How often each act may happen on one server. */
export type QuotaTimes = {
  [Act in QuotaAct]: Record<keyof (typeof quotas)[Act]['times'], number>
}

/** The seconds until a moment, at least one, for `Retry-After`. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

const MINUTE = 60_000
const DAY = QUOTA_WINDOWS.day * 1000

const dayOf = (date: Date): string => date.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })

const timeOf = (date: Date): string => {
  const time = date.toLocaleTimeString('en-GB', { timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit' })
  const short = time.replace(/^0(?=\d)/, '')
  return short.startsWith('1:') ? `a la ${short}` : `a las ${short}`
}

/** When an act is possible again, as the end of a sentence: seconds if it is soon, otherwise the time in Buenos Aires. */
function whenAgain(until: Date, now: Date): string {
  const seconds = secondsUntil(until, now)
  if (seconds <= 90) return seconds === 1 ? 'en 1 segundo' : `en ${seconds} segundos`
  // Rounded up: at the minute that is named the act must be possible.
  const minute = new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE)
  const time = timeOf(minute)
  if (dayOf(minute) === dayOf(now)) return time
  return dayOf(minute) === dayOf(new Date(now.getTime() + DAY)) ? `mañana ${time}` : `pasado mañana ${time}`
}

/** The sentence of a refused act: which quota was met, and when the act is possible again. */
export const quotaSentence = (act: QuotaAct, until: Date, now: Date): string => {
  const { label }: Quota = quotas[act]
  return `Se alcanzó el límite de ${label ?? 'intentos'}. Será posible de nuevo ${whenAgain(until, now)}.`
}
