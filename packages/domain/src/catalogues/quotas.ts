import { TIME_ZONE } from './time.ts'

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

/**
 * The default limits of each act. A user with a full working day stays below all of them. Not counted: removing what the
 * user saved, such as an alert or a device, which must always be possible and needs a counted act before it; opening a
 * conversation and read marks, which store one row for each counted application.
 */
export const quotas = {
  offer: {
    by: 'person',
    limits: { minute: 5, day: 60 },
    label: 'servicios publicados',
    reason: 'A busy client publishes 20 offers a day, by hand; a program fills the public list in seconds.',
  },
  application: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'postulaciones',
    reason: 'A busy professional applies to 100 offers a day; each application sends a mail to a client.',
  },
  applicationChange: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'cambios de postulaciones',
    reason:
      'A professional edits or withdraws each of 100 applications a day at most; each edit sends a mail.',
  },
  decline: {
    by: 'person',
    limits: { minute: 40, day: 400 },
    label: 'postulaciones rechazadas',
    reason: 'A client with 10 offers of 40 applicants declines all of them in a day; each one sends a mail.',
  },
  counterOffer: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'contraofertas y sus respuestas',
    reason: 'A client answers each quote once, and a professional each of these amounts; each sends a mail.',
  },
  photo: {
    by: 'person',
    limits: { minute: 10, day: 200 },
    label: 'fotos enviadas',
    reason:
      'Reading a photo takes up to seconds of processor time, so each upload counts, refused files included.',
  },
  contact: {
    by: 'person',
    limits: { minute: 10, day: 20 },
    label: 'contactos con profesionales',
    reason:
      'Each contact sends a mail with a text that the sender chooses to someone who did not ask for it.',
  },
  question: {
    by: 'person',
    limits: { minute: 5, day: 60 },
    label: 'preguntas',
    reason:
      'Questions are public and send a mail to a client; a busy professional asks about 30 offers a day.',
  },
  answer: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'respuestas y cambios en las preguntas',
    reason: 'Each answer sends a mail; a client with 15 offers of 20 questions answers all of them in a day.',
  },
  conversationMessage: {
    by: 'person',
    limits: { minute: 40, day: 1500 },
    label: 'mensajes enviados',
    reason:
      'A quick exchange has 15 messages a minute in all conversations together; a program could fill those of all clients.',
  },
  favorite: {
    by: 'person',
    limits: { minute: 30, day: 300 },
    label: 'profesionales guardados',
    reason: 'Saving is one click and stays in the database; a client compares some dozens of professionals.',
  },
  alert: {
    by: 'person',
    limits: { minute: 20, day: 100 },
    label: 'cambios de las alertas',
    reason: 'A professional with 10 alerts changes each some times in a sitting; each one adds to the mails.',
  },
  invitation: {
    by: 'person',
    limits: { minute: 10, day: 60 },
    label: 'invitaciones a postular',
    reason:
      'Each invitation sends a mail to someone who did not ask for it; 5 an offer, for a dozen offers a day.',
  },
  checkout: {
    by: 'person',
    limits: { minute: 10, day: 100 },
    label: 'pagos iniciados',
    reason:
      'Each checkout is a request to the payment provider, which limits all of ours together; a rating before the event of its payment is one too.',
  },
  emailCode: {
    by: 'person',
    limits: { minute: 5, day: 20 },
    label: 'códigos para cambiar el email',
    reason:
      'Each code is a mail to an address that the user chooses, so one user could send a mail to many people.',
  },
  notificationSetting: {
    by: 'person',
    limits: { minute: 30, day: 300 },
    label: 'cambios de las notificaciones',
    reason: 'A user with every kind of event changes 20 settings in a sitting; each new device is stored.',
  },
  message: {
    by: 'address',
    limits: { hour: 5 },
    label: 'mensajes de contacto',
    reason: 'Visitors without an account can send mail to the operator; one or two messages are usual.',
  },
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

export type QuotaAct = keyof typeof quotas
export type PersonAct = {
  [Act in QuotaAct]: (typeof quotas)[Act]['by'] extends 'person' ? Act : never
}[QuotaAct]
/** The acts that are counted per user. */
export const personActs = [
  'offer',
  'application',
  'applicationChange',
  'decline',
  'counterOffer',
  'photo',
  'contact',
  'question',
  'answer',
  'conversationMessage',
  'favorite',
  'alert',
  'invitation',
  'checkout',
  'emailCode',
  'notificationSetting',
] as const satisfies PersonAct[]

/** The limits of one deployment: each act's maximum per window. */
export type QuotaLimits = {
  [Act in QuotaAct]: Record<keyof (typeof quotas)[Act]['limits'], number>
}

/** Returns the whole seconds until a moment, at least 1, for `Retry-After`. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

const MINUTE = 60_000
const DAY = QUOTA_WINDOWS.day * 1000

const formatDay = (date: Date): string => date.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })

const formatTime = (date: Date): string => {
  const time = date.toLocaleTimeString('en-GB', { timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit' })
  const short = time.replace(/^0(?=\d)/, '')
  return short.startsWith('1:') ? `a la ${short}` : `a las ${short}`
}

/** Formats when an act is possible again: in seconds up to 90, otherwise the time in Buenos Aires. */
function formatRetryTime(until: Date, now: Date): string {
  const seconds = secondsUntil(until, now)
  if (seconds <= 90) return seconds === 1 ? 'en 1 segundo' : `en ${seconds} segundos`
  // Rounded up: the act must be possible at the displayed minute.
  const minute = new Date(Math.ceil(until.getTime() / MINUTE) * MINUTE)
  const time = formatTime(minute)
  if (formatDay(minute) === formatDay(now)) return time
  return formatDay(minute) === formatDay(new Date(now.getTime() + DAY))
    ? `mañana ${time}`
    : `pasado mañana ${time}`
}

/** Returns the message for an act over its quota: what is limited and when it is possible again. */
export const quotaMessage = (act: QuotaAct, until: Date, now: Date): string =>
  `Llegaste al límite de ${quotas[act].label}. Podés seguir ${formatRetryTime(until, now)}.`
