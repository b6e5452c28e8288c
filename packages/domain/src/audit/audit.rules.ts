export const auditActionLabels = {
  userEdited: 'Datos de un usuario modificados',
  userRoleChanged: 'Rol de un usuario modificado',
  userSuspended: 'Usuario suspendido',
  userReactivated: 'Usuario reactivado',
  offerDeactivated: 'Servicio desactivado',
  offerReactivated: 'Servicio reactivado',
  offerDeleted: 'Servicio eliminado',
  assignmentChanged: 'Trabajo cambiado',
  withdrawalAccepted: 'Arrepentimiento hecho efectivo',
  withdrawalRefused: 'Arrepentimiento rechazado',
  payoutRunCreated: 'Tanda de pagos creada',
  payoutRunExported: 'Archivo de una tanda de pagos descargado',
  payoutRunImported: 'Respuesta del banco importada',
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
  payoutAccountChanged: 'Cuenta para cobrar cambiada',
  refreshTokenReused: 'Token de sesión reutilizado',
} as const
export type AuditAction = keyof typeof auditActionLabels
export const auditActions = /* @__PURE__ */ Object.keys(auditActionLabels) as AuditAction[]

export const auditSubjectKinds = ['user', 'offer', 'assignment', 'trade', 'account', 'payoutRun'] as const
export type AuditSubjectKind = (typeof auditSubjectKinds)[number]

type AuditValue = string | number | boolean | null
type AuditFields = Readonly<Record<string, AuditValue>> | null

export interface AuditChange {
  field: string
  before: AuditValue | undefined
  after: AuditValue | undefined
}

/** Returns the changed fields of an event with their values before and after, undefined where there was none. */
export function auditChanges({ before, after }: { before: AuditFields; after: AuditFields }): AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((field) => ({ field, before: before?.[field], after: after?.[field] }))
}
