import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { nullableLastName } from '../text/nullable.ts'
import { questionSchema } from './question.ts'

const { shape } = questionSchema

/** The wire format of a question. Its names are not in the specification. */
export const questionWire = renameFields(
  {
    ...shape,
    askedAt: instant,
    asker: z.object({ ...shape.asker.shape, lastName: nullableLastName }),
    answer: z.nullable(
      renameFields({ text: z.string(), answeredAt: instant }, { text: 'texto', answeredAt: 'fecha' }),
    ),
  },
  {
    number: 'numero',
    text: 'pregunta',
    askedAt: 'fecha',
    asker: 'de',
    isOwn: 'propia',
    answer: 'respuesta',
    isHidden: 'oculta',
  },
)
