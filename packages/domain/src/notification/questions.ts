import { memberRoles } from '../catalogues/roles.ts'
import { defineEvent } from './declaration.ts'
import { questionsLink } from './links.ts'

/** A public question about an offer. */
export const questionEvent = defineEvent<{ text: string }>({
  label: 'Preguntas',
  when: 'Cuando alguien pregunta sobre tu publicación.',
  channels: { mail: 'immediate', push: true },
  combinedBy: 'offer',
  recipients: memberRoles,
  short: ({ person }) => `${person} preguntó`,
  text: ({ person, title }) => `${person} preguntó sobre ${title}`,
  link: questionsLink,
  mail: (entries, title) => ({
    subject:
      entries.length === 1
        ? `Nueva pregunta sobre ${title}`
        : `${entries.length} preguntas nuevas sobre ${title}`,
    paragraphs: [
      ...entries.map(({ person, details: { text } }) => `${person} preguntó:\n${text}`),
      'Publicamos tu respuesta junto a la pregunta.',
    ],
    action: 'Responder',
  }),
})

/** The answer to a question. */
export const answerEvent = defineEvent<{ question: string; answer: string }>({
  label: 'Respuestas',
  when: 'Cuando un cliente responde tu pregunta.',
  channels: { mail: 'immediate', push: true },
  recipients: ['professional'],
  short: ({ person }) => `${person} te respondió`,
  text: ({ person, title }) => `${person} respondió tu pregunta sobre ${title}`,
  link: questionsLink,
  mail: ([entry], title) => ({
    subject: `Respuesta sobre ${title}`,
    paragraphs: [`Preguntaste:\n${entry?.details.question}`, `Respuesta:\n${entry?.details.answer}`],
    action: 'Ver la publicación',
  }),
})
