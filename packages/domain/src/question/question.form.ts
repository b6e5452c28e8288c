import { defineForm, longText } from '@plomada/define'
import { textUpTo } from '../text/text.ts'
import { ANSWER_MAXIMUM, QUESTION_MAXIMUM } from './question.rules.ts'

/** The form of a professional who asks about an offer. */
export const questionForm = defineForm({
  text: longText('Pregunta', textUpTo(QUESTION_MAXIMUM, 'Escribí tu pregunta'), '', {
    hint: 'Tu pregunta y la respuesta las leen todos.',
  }),
})

/** The form of a client who answers a question. */
export const answerForm = defineForm({
  text: longText('Respuesta', textUpTo(ANSWER_MAXIMUM, 'Escribí tu respuesta'), '', {
    hint: 'La publicamos junto a la pregunta. Después no la podés cambiar.',
  }),
})
