import * as z from 'zod/mini'
import { defineForm, longText, number } from '@plomada/define'
import { optionalText } from '../text/text.ts'
import { REVIEW_MAXIMUM, SCORE_MAXIMUM, SCORE_MINIMUM } from './review.rules.ts'

/** The form in the success window of a payment: one star and an empty text by default (specification 5.7). */
export const reviewForm = defineForm({
  score: number(
    'Puntaje',
    z
      .int('Elegí de 1 a 5 estrellas')
      .check(
        z.gte(SCORE_MINIMUM, 'Elegí de 1 a 5 estrellas'),
        z.lte(SCORE_MAXIMUM, 'Elegí de 1 a 5 estrellas'),
      ),
    SCORE_MINIMUM,
  ),
  text: longText('Tu reseña:', optionalText(REVIEW_MAXIMUM), ''),
})
