import { assignmentNotices, type MoneyNotice } from '../assignment/assignment.notices.ts'
import type { AssignmentEvent, AssignmentParty } from '../assignment/assignment.state.ts'
import { formatPesos } from '../catalogues/money.ts'
import { memberRoles } from '../catalogues/roles.ts'
import { defineEvent, type EventFacts, type MailContent } from './declaration.ts'
import { assignmentLink } from './links.ts'

/** Which event of a job a notice is about, and its recipient. */
export interface AssignmentNotice {
  event: AssignmentEvent | MoneyNotice
  party: AssignmentParty | 'admin'
  /** The reason or explanation of the other party; may be empty. */
  text: string
  /** What happens next for the recipient. */
  next: string
  /** The pesos that the event is about; null without them. */
  amount: number | null
  calendar?: MailContent['calendar']
  /** Whether the recipient caused it: the mail only brings the change of the calendar. */
  isOwn?: boolean
}

/** Returns the name of a notice, as notifications store it. */
export const noticeName = ({ party, event }: Pick<AssignmentNotice, 'party' | 'event'>): string =>
  `${party}.${event}`

function noticeSentence({ person, event }: Pick<EventFacts, 'person' | 'event'>): string {
  const [party, name] = (event ?? '').split('.') as [AssignmentNotice['party'], AssignmentEvent]
  return assignmentNotices[name]?.[party]?.({ person }) ?? 'Hay novedades del trabajo'
}

/** What changed in the calendar of the one who caused it. */
const ownSentences = { REQUEST: 'Confirmaste el día', CANCEL: 'Quedó cancelado el día' } as const

/** What the pesos of an event are, where its mail says them. */
const amountLabels: Partial<Record<AssignmentNotice['event'], string>> = {
  proposePrice: 'Precio nuevo',
  acceptPrice: 'Precio nuevo',
  paySupplement: 'Suplemento',
  openChargeback: 'Pago',
  winChargeback: 'Pago',
  loseChargeback: 'Pago',
  providerRefund: 'Vuelven al cliente',
}

/** Returns the sentence about the pesos of an event, or an empty list. */
function amountParagraph({ event, amount }: Pick<AssignmentNotice, 'event' | 'amount'>): string[] {
  const label = amountLabels[event]
  return label === undefined || amount === null ? [] : [`${label}: $ ${formatPesos(amount)}.`]
}

/** A change of a job. */
export const assignmentEvent = defineEvent<AssignmentNotice>({
  label: 'Cambios en tus trabajos',
  when: 'Cuando algo cambia en un trabajo: el día, el precio, una cancelación, un reclamo o un plazo.',
  channels: { mail: 'immediate', push: true },
  recipients: memberRoles,
  short: noticeSentence,
  text: (facts) => `${noticeSentence(facts)}: ${facts.title}`,
  link: assignmentLink,
  mail([entry], title) {
    const { calendar, isOwn = false } = entry?.details ?? {}
    if (calendar && isOwn)
      return {
        subject: `${ownSentences[calendar.method]}: ${title}`,
        paragraphs: [
          `${ownSentences[calendar.method]}: ${title}.`,
          'Va adjunto para que tu calendario lo sepa.',
        ],
        action: 'Ver el trabajo',
        calendar,
      }
    const sentence = noticeSentence({
      person: entry?.person ?? '',
      event: entry && noticeName(entry.details),
    })
    const { text = '', next = '' } = entry?.details ?? {}
    return {
      subject: `${sentence}: ${title}`,
      paragraphs: [
        `${sentence}: ${title}.`,
        ...(entry ? amountParagraph(entry.details) : []),
        ...(text === '' ? [] : [`Dice:\n${text}`]),
        ...(next === '' ? [] : [next]),
      ],
      action: 'Ver el trabajo',
      ...(calendar && { calendar }),
    }
  },
})
