import { paths } from '../catalogues/paths.ts'
import { defineEvent } from './declaration.ts'

/** A contact request from the page of a professional. */
export const contactEvent = defineEvent<{ message: string }>({
  label: 'Contactos',
  when: 'Cuando alguien te quiere contactar.',
  channels: { mail: 'immediate', push: true },
  combinedBy: 'sender',
  recipients: ['professional'],
  short: ({ person }) => `${person} te quiere contactar`,
  text: ({ person }) => `${person} te quiere contactar`,
  link: () => paths.notifications,
  mail(entries) {
    const person = entries[0]?.person ?? ''
    const messages = entries.map(({ details }) => details.message).filter((message) => message !== '')
    return {
      subject: `${person} te quiere contactar`,
      paragraphs: [
        `${person} vio tu perfil en Plomada y te quiere contactar.`,
        ...messages.map((message, index) => `${index === 0 ? 'Mensaje' : 'Otro mensaje'}:\n${message}`),
      ],
      isAnswered: true,
    }
  },
})
