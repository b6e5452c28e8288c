import { formatPesos } from '../catalogues/money.ts'
import { alertEvent } from './alerts.ts'
import { assignmentEvent } from './assignments.ts'
import type { JobContact } from '../offer/offer.ts'
import { paths, professionalHref } from '../catalogues/paths.ts'
import { memberRoles } from '../catalogues/roles.ts'
import {
  MESSAGE_MAIL_MINUTES,
  MESSAGE_PUSH_SECONDS,
  type MessageDetails,
  messageMail,
} from './message.rules.ts'
import { defineEvent, type EventDeclaration, type EventEntry, type MailContent } from './declaration.ts'
import { contactEvent } from './contacts.ts'
import { invitationEvent } from './invitations.ts'
import { assignmentsLink, comparisonLink, conversationLink, offerLink, ownOfferLink } from './links.ts'
import { contactParagraphs } from './contact.rules.ts'
import type { NotificationKind } from './kinds.ts'
import { payoutEvent } from './payouts.ts'
import { answerEvent, questionEvent } from './questions.ts'
import { offerEvent } from './offers.ts'
import { suspensionEvent } from './suspensions.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('es-AR').format(names)

const formatApplicant = ({ person, details: { quote } }: EventEntry<{ quote: number | null }>): string =>
  quote === null ? person : `${person} ($ ${formatPesos(quote)})`

/**
 * Every kind of event that notifies a user. Notifications, mails, push messages, the
 * preferences and docs/notifications.md are derived from it.
 */
export const notificationEvents = {
  contact: contactEvent,
  alert: alertEvent,
  invitation: invitationEvent,
  question: questionEvent,
  answer: answerEvent,
  application: defineEvent<{ quote: number | null }>({
    label: 'Postulaciones',
    when: 'Cuando alguien se postula a tu publicación.',
    channels: { mail: 'immediate', push: true },
    combinedBy: 'offer',
    recipients: memberRoles,
    short: ({ person }) => `${person} se postuló`,
    text: ({ person, title }) => `${person} se postuló a ${title}`,
    link: ownOfferLink,
    mail(entries, title) {
      const [first] = entries
      return entries.length === 1 && first
        ? {
            subject: `Nueva postulación para ${title}`,
            paragraphs: [
              `${formatApplicant(first)} se postuló para ${title}.`,
              'En tu publicación podés ver su perfil y sus valoraciones.',
            ],
            action: 'Ver postulantes',
          }
        : {
            subject: `${entries.length} postulaciones nuevas para ${title}`,
            paragraphs: [
              `${list(entries.map(formatApplicant))} se postularon para ${title}.`,
              'En tu publicación podés ver sus perfiles y valoraciones.',
            ],
            action: 'Ver postulantes',
          }
    },
  }),
  message: defineEvent<MessageDetails>({
    label: 'Mensajes',
    when: `Cuando te escriben en una conversación. El correo espera ${MESSAGE_MAIL_MINUTES} minutos: si ya leíste el mensaje, no lo mandamos.`,
    channels: { mail: 'immediate', push: true },
    combinedBy: 'conversation',
    delays: { mailMinutes: MESSAGE_MAIL_MINUTES, pushSeconds: MESSAGE_PUSH_SECONDS },
    recipients: memberRoles,
    short: ({ person }) => `${person} te escribió`,
    text: ({ person, title }) => `${person} te escribió sobre ${title}`,
    link: conversationLink,
    mail: messageMail,
  }),
  edit: defineEvent<{ amount: number }>({
    label: 'Cambios en postulaciones',
    when: 'Cuando alguien cambia su postulación a tu publicación.',
    channels: { mail: 'immediate', push: true },
    combinedBy: 'offer',
    recipients: memberRoles,
    short: ({ person }) => `${person} cambió su postulación`,
    text: ({ person, title }) => `${person} cambió su postulación a ${title}`,
    link: comparisonLink,
    mail: (entries, title) => ({
      subject: `Cambios en las postulaciones a ${title}`,
      paragraphs: [
        `Hay cambios en las postulaciones a ${title}:`,
        entries.map(({ person, details: { amount } }) => `${person}: $ ${formatPesos(amount)}`).join('\n'),
      ],
      action: 'Comparar postulantes',
    }),
  }),
  withdrawal: defineEvent({
    label: 'Postulaciones retiradas',
    when: 'Cuando alguien retira su postulación a tu publicación.',
    channels: { mail: 'immediate', push: true },
    combinedBy: 'offer',
    recipients: memberRoles,
    short: ({ person }) => `${person} retiró su postulación`,
    text: ({ person, title }) => `${person} retiró su postulación a ${title}`,
    link: comparisonLink,
    mail(entries, title) {
      // An applicant may apply and withdraw again.
      const people = [...new Set(entries.map(({ person }) => person))]
      const isOne = people.length === 1
      return {
        subject: isOne
          ? `${people[0]} retiró su postulación a ${title}`
          : `${people.length} personas retiraron su postulación a ${title}`,
        paragraphs: [
          `${list(people)} ${isOne ? 'retiró' : 'retiraron'} su postulación a ${title}.`,
          'Las demás esperan tu respuesta.',
        ],
        action: 'Comparar postulantes',
      }
    },
  }),
  counterOffer: defineEvent<{ amount: number }>({
    label: 'Contraofertas',
    when: 'Cuando un cliente te propone otro monto.',
    channels: { mail: 'immediate', push: true },
    recipients: ['professional'],
    short: ({ person }) => `${person} te propone otro precio`,
    text: ({ person, title, amount }) => `${person} te propone ${amount ?? 'otro monto'} para ${title}`,
    link: offerLink,
    mail: ([entry], title) => ({
      subject: `Contraoferta para ${title}`,
      paragraphs: [
        `${entry?.person} te propone ${formatAmount(entry)} para ${title}.`,
        'Podés aceptar o rechazar el monto en la publicación.',
      ],
      action: 'Responder',
    }),
  }),
  counterAnswer: defineEvent<{ amount: number; isAccepted: boolean }>({
    label: 'Respuestas a contraofertas',
    when: 'Cuando alguien responde tu contraoferta.',
    channels: { mail: 'immediate', push: true },
    recipients: memberRoles,
    short: ({ person }) => `${person} respondió tu contraoferta`,
    text: ({ person, title, amount }) =>
      `${person} respondió tu contraoferta ${amount === null ? '' : `de ${amount} `}para ${title}`,
    link: comparisonLink,
    mail: ([entry], title) => ({
      subject: `Respuesta a tu contraoferta para ${title}`,
      paragraphs: [
        entry?.details.isAccepted
          ? `${entry.person} acepta hacer ${title} por ${formatAmount(entry)}.`
          : `${entry?.person} no acepta hacer ${title} por ${formatAmount(entry)}. Su presupuesto sigue en pie.`,
      ],
      action: 'Comparar postulantes',
    }),
  }),
  decline: defineEvent<{ reason: string }>({
    label: 'Postulaciones rechazadas',
    when: 'Cuando un cliente rechaza tu postulación.',
    channels: { mail: 'immediate', push: true },
    recipients: ['professional'],
    short: ({ person }) => `${person} no eligió tu postulación`,
    text: ({ person, title }) => `${person} no eligió tu postulación a ${title}`,
    link: offerLink,
    mail: ([entry], title) => ({
      subject: `Respuesta a tu postulación a ${title}`,
      paragraphs: [
        `Gracias por postularte a ${title}. Esta vez el cliente no eligió tu postulación.`,
        ...(entry?.details.reason ? [`Motivo:\n${entry.details.reason}`] : []),
      ],
      action: 'Ver el servicio',
    }),
  }),
  notChosen: defineEvent({
    label: 'Publicaciones que ya tienen profesional',
    when: 'Cuando un cliente elige a otra persona.',
    channels: { mail: 'immediate', push: true },
    recipients: ['professional'],
    short: ({ person }) => `${person} eligió a otra persona`,
    text: ({ person, title }) => `${person} eligió a otra persona para ${title}`,
    link: () => paths.offers,
    mail: (_, title) => ({
      subject: `${title} ya tiene profesional`,
      paragraphs: [
        `Gracias por postularte a ${title}. El cliente eligió a otra persona para este trabajo.`,
        'Hay otras publicaciones donde te podés postular.',
      ],
      action: 'Ver servicios',
    }),
  }),
  acceptance: defineEvent<{ amount: number; contact?: JobContact }>({
    label: 'Postulaciones aceptadas',
    when: 'Cuando un cliente acepta tu postulación.',
    channels: { mail: 'immediate', push: true },
    recipients: ['professional'],
    short: ({ person }) => `${person} aceptó tu postulación`,
    text: ({ person, title }) => `${person} aceptó tu postulación a ${title}`,
    link: assignmentsLink,
    mail: ([entry], title) => ({
      subject: `${entry?.person} aceptó tu postulación a ${title}`,
      paragraphs: [
        `${entry?.person} aceptó tu postulación a ${title}.`,
        `Acordaron ${formatAmount(entry)}. Cuando pague, te avisamos.`,
        ...contactParagraphs(entry?.person ?? '', entry?.details.contact),
      ],
      action: 'Ver el trabajo',
    }),
  }),
  offer: offerEvent,
  payment: defineEvent<{ amount: number }>({
    label: 'Pagos',
    when: 'Cuando te pagan un trabajo. También de noche.',
    isUrgent: true,
    channels: { mail: 'immediate', push: true },
    recipients: ['professional'],
    short: ({ person }) => `${person} te pagó`,
    text: ({ person, title }) => `${person} te pagó ${title}`,
    link: assignmentsLink,
    mail: ([entry], title) => ({
      subject: `${entry?.person} te pagó ${title}`,
      paragraphs: [
        `${entry?.person} te pagó ${formatAmount(entry)} por ${title}.`,
        'Coordinen el día y, cuando termines, avisá desde el trabajo.',
      ],
      action: 'Ver el trabajo',
    }),
  }),
  assignment: assignmentEvent,
  payout: payoutEvent,
  review: defineEvent<{ score: number; text: string }>({
    label: 'Valoraciones',
    when: 'Cuando un cliente valora tu trabajo.',
    channels: { mail: 'immediate', push: true },
    recipients: ['professional'],
    short: ({ person }) => `${person} valoró tu trabajo`,
    text: ({ person, title }) => `${person} valoró tu trabajo en ${title}`,
    link: ({ recipient }) => professionalHref(recipient),
    mail: ([entry], title) => ({
      subject: `Nueva valoración: ${entry?.details.score} de 5`,
      paragraphs: [
        `${entry?.person} valoró tu trabajo en ${title} con ${entry?.details.score} de 5.`,
        ...(entry?.details.text ? [`Reseña:\n${entry.details.text}`] : []),
      ],
      action: 'Ver mi perfil',
    }),
  }),
  suspension: suspensionEvent,
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
  return getEvent(kind).mail(entries as readonly EventEntry<never>[], title)
}

/** Returns the pesos of an event for its notification, or null. */
export function eventAmount(details: object): number | null {
  const { amount, quote, budget } = details as { amount?: number; quote?: number | null; budget?: number }
  return amount ?? quote ?? budget ?? null
}
