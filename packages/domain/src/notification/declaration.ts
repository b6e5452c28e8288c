import type { Shift } from '../catalogues/week.ts'
import type { Role } from '../catalogues/roles.ts'
import type { MailFrequency } from './kinds.ts'

/** A user's choice for one kind of event. The screen of notifications shows every event. */
export interface ChannelChoice {
  mail: MailFrequency
  push: boolean
}

/** What every text of an event can name. */
export interface EventFacts {
  /** Who caused the event: the full name, or the first name in a push message. */
  person: string
  /** Title of the offer, in quotation marks; empty for an event without an offer. */
  title: string
  /** The pesos that the event is about, such as `$ 46.000`; null without them, and in a push message. */
  amount: string | null
  /** Which event of its kind it is, such as `client.done`; null if the kind has only one. */
  event?: string | null
}

/** One event in a mail: mails of one subject are combined. */
export type EventEntry<Details> = Pick<EventFacts, 'person'> & { details: Details }

/** The text of a mail. Its greeting, button, and footer are those of every mail. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  /** Label of the button. @default 'Abrir Plomada' */
  action?: string
  /** Sentences with a link each, below the paragraphs. Links are paths. */
  items?: { text: string; link: string }[]
  /** Path of the page that the button opens. @default that of the last event */
  link?: string
  /** A change of an appointment, for the calendar of the recipient. */
  calendar?: {
    method: 'REQUEST' | 'CANCEL'
    entry: { id: number; day: string; shift: Shift | null; sequence: number; title: string; place: string }
  }
  /** Whether a reply goes to the user who caused the event. */
  isAnswered?: boolean
}

/** What the link of an event depends on. */
export interface EventAbout {
  recipient: { id: number; role: Role }
  offerId: number | null
  /** The conversation of a message; null for other events. */
  conversationId: number | null
  /** The job of a notice about it; null for other events. */
  assignmentId?: number | null
  /** Which event of its kind it is; null if the kind has only one. */
  event?: string | null
}

export interface EventDeclaration<Details> {
  /** Name in the preferences. */
  label: string
  /** When it happens and who is notified, in one sentence for the preferences and the documentation. */
  when: string
  /** Sent at night too. */
  isUrgent?: boolean
  /** The channels of users who have chosen none. */
  channels: ChannelChoice
  /** Roles that can receive it. */
  recipients: readonly Role[]
  /** The sentence below the title of the offer, which it does not repeat. */
  short: (facts: Pick<EventFacts, 'person' | 'event'>) => string
  /** The sentence in a push message and in the daily digest. */
  text: (facts: EventFacts) => string
  /** Path of the page that the event leads to. */
  link: (about: EventAbout) => string
  /** The mail about one or more events. */
  mail: (entries: readonly EventEntry<Details>[], title: string) => MailContent
  /** Events of the same offer, sender or conversation, or all of this kind, within 15 minutes share a mail. @default each has its own */
  combinedBy?: 'offer' | 'sender' | 'conversation' | 'kind'
  /** How long messages wait in a channel. One about an event that is seen meanwhile is not sent. @default not at all */
  delays?: { mailMinutes: number; pushSeconds: number }
}

/** Declares a kind of event. */
// @__NO_SIDE_EFFECTS__
export const defineEvent = <Details = object>(declaration: EventDeclaration<Details>) => declaration
