import { formatPesos } from '../catalogues/money.ts'
import { paths } from '../catalogues/paths.ts'
import { defineEvent, type EventEntry } from './declaration.ts'
import { offerLink } from './links.ts'

type Entry = EventEntry<{ budget: number; city: string }>

const describeOffer = ({ details: { city, budget } }: Entry): string =>
  `Es en ${city}, con un presupuesto de $ ${formatPesos(budget)}.`

/** An invitation to apply. The mail about several offers leads to the notifications, which link to each of them. */
export const invitationEvent = defineEvent<{ budget: number; city: string }>({
  label: 'Invitaciones a postularse',
  when: 'Cuando un cliente te invita a postularte a su publicación.',
  channels: { mail: 'immediate', push: true },
  combinedBy: 'sender',
  recipients: ['professional'],
  short: ({ person }) => `${person} te invita a postularte`,
  text: ({ person, title }) => `${person} te invita a postularte a ${title}`,
  link: offerLink,
  mail(entries, title) {
    const [first] = entries
    if (entries.length === 1 && first)
      return {
        subject: `Invitación a postularte a ${title}`,
        paragraphs: [`${first.person} te invita a postularte a ${title}.`, describeOffer(first)],
        action: 'Ver la publicación',
      }
    const sentence = `${first?.person} te invita a postularte a ${entries.length} publicaciones`
    return {
      subject: sentence,
      paragraphs: [`${sentence}.`, entries.map(describeOffer).join('\n')],
      action: 'Ver mis notificaciones',
      link: paths.notifications,
    }
  },
})
