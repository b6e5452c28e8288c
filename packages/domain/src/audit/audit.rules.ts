import type { AuditEvent } from './audit.ts'

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
  passwordResetRequested: 'Cambio de contraseña pedido',
  passwordChanged: 'Contraseña cambiada',
  emailChangeRequested: 'Cambio de email pedido',
  emailChanged: 'Email cambiado',
  emailChangeReverted: 'Cambio de email deshecho',
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

/** One changed field of an audit event. */
export interface AuditChange {
  field: string
  before: AuditValue
  after: AuditValue
}
type AuditValue = NonNullable<AuditEvent['before']>[string] | undefined

/** The changed fields of an event, each with its values before and after; undefined where there is none. */
export function auditChanges({ before, after }: Pick<AuditEvent, 'before' | 'after'>): AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((field) => ({ field, before: before?.[field], after: after?.[field] }))
}
