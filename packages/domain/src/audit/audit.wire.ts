import * as z from 'zod/mini'
import { instant } from '../define/none.ts'
import { auditActions, auditSubjectKinds } from './audit.rules.ts'
import { auditEventSchema } from './audit.ts'

const fields = auditEventSchema.shape.before

const wire = z.object({
  id: z.int(),
  fecha: instant,
  accion: z.enum(auditActions),
  quien: auditEventSchema.shape.actor,
  sobre: z.object({ tipo: z.enum(auditSubjectKinds), id: z.nullable(z.int()), nombre: z.string() }),
  antes: fields,
  despues: fields,
  ip: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})

/** The only place where an audit event speaks the words of the wire; the specification has none for it. */
export const auditEventWire = z.codec(wire, auditEventSchema, {
  decode: ({ fecha, accion, quien, sobre: { tipo, nombre, id }, antes, despues, ip, ...w }) => ({
    ...w,
    at: fecha,
    action: accion,
    actor: quien,
    subject: { kind: tipo, id, label: nombre },
    before: antes,
    after: despues,
    networkAddress: ip,
  }),
  encode: ({ at, action, actor, subject, before, after, networkAddress, ...event }) => ({
    ...event,
    fecha: at,
    accion: action,
    quien: actor,
    sobre: { tipo: subject.kind, id: subject.id, nombre: subject.label },
    antes: before,
    despues: after,
    ip: networkAddress,
  }),
})
