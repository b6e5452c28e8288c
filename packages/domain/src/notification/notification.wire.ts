import * as z from 'zod/mini'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { instant, renameFields } from '@plomada/define'
import { notificationSchema } from './notification.ts'

const { shape } = notificationSchema

/** The wire format of a notification. Its names are not in the specification. */
export const notificationWire = renameFields(
  {
    ...shape,
    createdAt: instant,
    from: renameFields(
      { ...shape.from.shape, lastName: nullableLastName, photo: nullablePhoto },
      { photo: 'imagePerfil' },
    ),
    offer: z.nullable(renameFields({ id: z.int(), title: z.string() }, { title: 'tittle' })),
  },
  {
    kind: 'tipo',
    createdAt: 'fecha',
    isRead: 'leida',
    from: 'de',
    offer: 'service',
    amount: 'monto',
    conversationId: 'conversacion',
    event: 'accion',
    assignmentId: 'trabajo',
  },
)
