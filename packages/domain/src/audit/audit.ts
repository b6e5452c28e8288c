import * as z from 'zod/mini'

/** What the audit log records, with the label that admins read. A new action is one line here. */
export const auditActionLabels = {
  userEdited: 'Datos de un usuario modificados',
  userRoleChanged: 'Rol de un usuario modificado',
  userSuspended: 'Usuario suspendido',
  userReactivated: 'Usuario reactivado',
  offerDeactivated: 'Servicio desactivado',
  offerReactivated: 'Servicio reactivado',
  offerDeleted: 'Servicio eliminado',
  tradeCreated: 'Oficio creado',
  tradeEdited: 'Oficio modificado',
  tradeDeleted: 'Oficio eliminado',
  registered: 'Cuenta registrada',
  signedIn: 'Inicio de sesión',
  signInFailed: 'Inicio de sesión fallido',
  signedOut: 'Cierre de sesión',
  signedOutEverywhere: 'Cierre de todas las sesiones',
  refreshTokenReused: 'Token de sesión reutilizado',
} as const
/** An act of an admin or a security event of an account. */
export type AuditAction = keyof typeof auditActionLabels
/** Every action of the audit log. */
export const auditActions = /* @__PURE__ */ Object.keys(auditActionLabels) as AuditAction[]

/** The kinds of things that events are about; `account` is the sign-in of a user. */
export const auditSubjectKinds = ['user', 'offer', 'trade', 'account'] as const
/** The kind of thing that an event is about. */
export type AuditSubjectKind = (typeof auditSubjectKinds)[number]

const value = z.union([z.string(), z.int(), z.boolean(), z.null()])
const fields = z.nullable(z.record(z.string(), value))

/** One entry of the audit log. */
export const auditEventSchema = z.object({
  id: z.int(),
  at: z.date(),
  action: z.enum(auditActions),
  /** The user who acted, with today's name; null when nobody was signed in. */
  actor: z.nullable(
    z.object({ id: z.int(), firstName: z.nullable(z.string()), lastName: z.nullable(z.string()) }),
  ),
  /** What the event is about, with the label that it had then: a name, a title or an e-mail. */
  subject: z.object({ kind: z.enum(auditSubjectKinds), id: z.nullable(z.int()), label: z.string() }),
  /** The changed fields before the act; null when there was nothing before. */
  before: fields,
  /** The same fields after the act; null when nothing is left. */
  after: fields,
  /** The IP address of the request. */
  networkAddress: z.nullable(z.string()),
  /** The id that the response carried as `x-request-id`. */
  requestId: z.nullable(z.string()),
})
/** One entry of the audit log. */
export type AuditEvent = z.infer<typeof auditEventSchema>
