import { defineForm, longText } from '@plomada/define'
import { textUpTo } from '../define/text.ts'
import { ANSWER_MAXIMUM, QUESTION_MAXIMUM } from './question.rules.ts'

/** The form of a professional who asks about an offer. */
export const questionForm = defineForm({
  text: longText('Pregunta', textUpTo(QUESTION_MAXIMUM, 'Falta la pregunta'), '', {
    hint: 'La pregunta y su respuesta son públicas.',
  }),
})

/** The form of a client who answers a question. */
export const answerForm = defineForm({
  text: longText('Respuesta', textUpTo(ANSWER_MAXIMUM, 'Falta la respuesta'), '', {
    hint: 'Se publica junto a la pregunta y después no se puede cambiar.',
  }),
})
