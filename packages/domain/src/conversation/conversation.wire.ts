import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { conversationSchema, messageSchema } from './conversation.ts'

const { shape } = conversationSchema

/** The wire format of a message. Its names are not in the specification. */
export const messageWire = renameFields(
  { ...messageSchema.shape, photo: nullablePhoto, createdAt: instant },
  { senderId: 'autor', text: 'texto', photo: 'imagen', createdAt: 'fecha' },
)

/** The wire format of a conversation. Its names are not in the specification. */
export const conversationWire = renameFields(
  {
    ...shape,
    offer: renameFields(shape.offer.shape, { title: 'tittle' }),
    other: renameFields(
      { ...shape.other.shape, lastName: nullableLastName, photo: nullablePhoto },
      { photo: 'imagePerfil' },
    ),
    lastMessage: z.nullable(messageWire),
  },
  {
    offer: 'service',
    assignmentId: 'trabajo',
    other: 'con',
    isOwner: 'propio',
    isMasked: 'oculta',
    closed: 'cerrada',
    lastMessage: 'ultimo',
    unread: 'sinLeer',
    otherReadId: 'leido',
  },
)
