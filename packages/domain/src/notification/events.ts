import { formatPesos } from '../catalogues/money.ts'
import { href, ownPages, paths, professionalHref } from '../catalogues/paths.ts'
import type { Role } from '../catalogues/roles.ts'
import type { MailFrequency, NotificationKind } from './kinds.ts'

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
}

/** One event in a mail: mails of one subject are combined. */
export type EventEntry<Details> = Omit<EventFacts, 'title'> & { details: Details }

/** The text of a mail. Its greeting, button, and footer are those of every mail. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  /** Label of the button. @default 'Abrir Plomada' */
  action?: string
  /** Whether a reply goes to the user who caused the event. */
  isAnswered?: boolean
}

/** What the link of an event depends on. */
export interface EventAbout {
  recipient: { id: number; role: Role }
  offerId: number | null
}

interface EventDeclaration<Details> {
  /** Name in the preferences. */
  label: string
  /** When it happens and who is notified, in one sentence for the preferences and the documentation. */
  when: string
  /** Sent at night too. */
  isUrgent?: boolean
  /** The channels of users who have chosen none. */
  channels: ChannelChoice
  /** The sentence on the screen, in a push message and in the daily digest. */
  text: (facts: EventFacts) => string
  /** Path of the page that the event leads to. */
  link: (about: EventAbout) => string
  /** The mail about one or more events. @default one paragraph with `text` */
  mail?: (entries: readonly EventEntry<Details>[], title: string) => MailContent
  /** Events of the same offer, or of the same sender, within 15 minutes share a mail. @default each has its own */
  combinedBy?: 'offer' | 'sender'
}

// @__NO_SIDE_EFFECTS__
const defineEvent = <Details = object>(declaration: EventDeclaration<Details>) => declaration

const list = (names: readonly string[]): string => new Intl.ListFormat('es-AR').format(names)

/** Returns the owner's page of an offer, with the offer selected. */
const ownOfferLink = ({ recipient, offerId }: EventAbout): string =>
  `${ownPages(recipient)?.publications ?? paths.home}${offerId === null ? '' : `?servicio=${offerId}`}`

const assignmentsLink = ({ recipient: { id } }: EventAbout): string => href(paths.assignments, { id })

/**
 * Every kind of event that notifies a user. Notifications, mails, push messages, the
 * preferences and docs/notifications.md are derived from it.
 */
export const notificationEvents = {
  contact: defineEvent<{ message: string }>({
    label: 'Contactos',
    when: 'Cuando una persona quiere ponerse en contacto, a quien ofrece el servicio.',
    channels: { mail: 'immediate', push: true },
    combinedBy: 'sender',
    text: ({ person }) => `${person} quiere ponerse en contacto`,
    link: () => paths.notifications,
    mail(entries) {
      const person = entries[0]?.person ?? ''
      const messages = entries.map(({ details }) => details.message).filter((message) => message !== '')
      return {
        subject: `${person} quiere ponerse en contacto`,
        paragraphs: [
          `${person} vio el perfil en Plomada y quiere ponerse en contacto.`,
          ...messages.map((message, index) => `${index === 0 ? 'Mensaje' : 'Otro mensaje'}:\n${message}`),
        ],
        isAnswered: true,
      }
    },
  }),
  application: defineEvent({
    label: 'Postulaciones',
    when: 'Cuando alguien se postula a una publicación, a quien publicó.',
    channels: { mail: 'immediate', push: true },
    combinedBy: 'offer',
    text: ({ person, title }) => `${person} se postuló a ${title}`,
    link: ownOfferLink,
    mail: (entries, title) =>
      entries.length === 1
        ? {
            subject: `Nueva postulación para ${title}`,
            paragraphs: [
              `${entries[0]?.person} se postuló para ${title}.`,
              'En la publicación están su perfil y sus valoraciones.',
            ],
            action: 'Ver postulantes',
          }
        : {
            subject: `${entries.length} postulaciones nuevas para ${title}`,
            paragraphs: [
              `${list(entries.map(({ person }) => person))} se postularon para ${title}.`,
              'En la publicación están sus perfiles y valoraciones.',
            ],
            action: 'Ver postulantes',
          },
  }),
  acceptance: defineEvent<{ amount: number }>({
    label: 'Postulaciones aceptadas',
    when: 'Cuando se acepta una postulación, a quien se postuló.',
    channels: { mail: 'immediate', push: true },
    text: ({ person, title }) => `${person} aceptó la postulación a ${title}`,
    link: assignmentsLink,
    mail: ([entry], title) => ({
      subject: `Postulación aceptada para ${title}`,
      paragraphs: [
        `${entry?.person} aceptó la postulación para ${title}.`,
        `El monto acordado es ${formatAmount(entry)}. El pago se confirma por este medio.`,
      ],
      action: 'Ver el trabajo',
    }),
  }),
  payment: defineEvent<{ amount: number }>({
    label: 'Pagos',
    when: 'Cuando se confirma un pago, a quien hizo el trabajo. También de noche.',
    isUrgent: true,
    channels: { mail: 'immediate', push: true },
    text: ({ person, title }) => `${person} pagó ${title}`,
    link: assignmentsLink,
    mail: ([entry], title) => ({
      subject: `Pago confirmado de ${title}`,
      paragraphs: [
        `${entry?.person} pagó ${formatAmount(entry)} por ${title}.`,
        'El servicio quedó terminado.',
      ],
      action: 'Ver el trabajo',
    }),
  }),
  review: defineEvent<{ score: number; text: string }>({
    label: 'Valoraciones',
    when: 'Cuando se valora un trabajo, a quien lo hizo.',
    channels: { mail: 'immediate', push: true },
    text: ({ person, title }) => `${person} valoró el trabajo en ${title}`,
    link: ({ recipient }) => professionalHref(recipient),
    mail: ([entry], title) => ({
      subject: `Nueva valoración: ${entry?.details.score} de 5`,
      paragraphs: [
        `${entry?.person} valoró ${title} con ${entry?.details.score} de 5.`,
        ...(entry?.details.text ? [`Reseña:\n${entry.details.text}`] : []),
      ],
      action: 'Ver el perfil',
    }),
  }),
} as const satisfies Record<NotificationKind, unknown>

const formatAmount = (entry: EventEntry<{ amount: number }> | undefined): string =>
  `$ ${formatPesos(entry?.details.amount ?? 0)}`

type Events = typeof notificationEvents
/** What the mail about a kind of event contains, besides people and offer. */
export type EventDetails<Kind extends NotificationKind> =
  Events[Kind] extends EventDeclaration<infer Details> ? Details : never

/** Returns the declaration of a kind, for code that handles every kind alike. */
export const getEvent = (kind: NotificationKind): EventDeclaration<never> => notificationEvents[kind]

/** Returns the mail about events of a kind, the oldest first. */
export function eventMail(
  kind: NotificationKind,
  entries: readonly EventEntry<unknown>[],
  title: string,
): MailContent {
  const { mail, text } = getEvent(kind)
  if (mail) return mail(entries as readonly EventEntry<never>[], title)
  const sentences = entries.map(({ person }) => text({ person, title }))
  return { subject: sentences.at(-1) ?? '', paragraphs: sentences.map((sentence) => `${sentence}.`) }
}
