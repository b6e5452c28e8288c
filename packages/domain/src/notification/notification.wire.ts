import * as z from 'zod/mini'
import { instant, lastNameOrNone, photoOrNone } from '../define/none.ts'
import { notificationKinds, notificationSchema } from './notification.ts'

const wire = z.object({
  id: z.int(),
  tipo: z.enum(notificationKinds),
  fecha: instant,
  leida: z.boolean(),
  de: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: lastNameOrNone,
    imagePerfil: photoOrNone,
  }),
  service: z.nullable(z.object({ id: z.int(), tittle: z.string() })),
  message: z.nullable(z.string()),
})

/** The only place where a notification speaks the words of the wire; the specification has none for it. */
export const notificationWire = z.codec(wire, notificationSchema, {
  decode: ({ tipo, fecha, leida, de: { imagePerfil, ...de }, service, ...w }) => ({
    ...w,
    kind: tipo,
    createdAt: fecha,
    isRead: leida,
    from: { ...de, photo: imagePerfil },
    offer: service && { id: service.id, title: service.tittle },
  }),
  encode: ({ kind, createdAt, isRead, from: { photo, ...from }, offer, ...notification }) => ({
    ...notification,
    tipo: kind,
    fecha: createdAt,
    leida: isRead,
    de: { ...from, imagePerfil: photo },
    service: offer && { id: offer.id, tittle: offer.title },
  }),
})
