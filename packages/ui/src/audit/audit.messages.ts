import * as shellMessages from '../shell/shell.messages.ts'

/** Messages of the audit log. */
export const auditMessages = {
  title: shellMessages.auditLog,
  found: (count: number) => (count === 1 ? '1 evento' : `${count.toLocaleString('es-AR')} eventos`),
  tooMany: (count: number) =>
    `Los últimos ${count.toLocaleString('es-AR')} eventos. Para ver anteriores, acotá las fechas.`,
  none: 'No hay eventos para mostrar',
  noneHelp: 'Probá con otra acción, otra persona u otras fechas.',
  action: 'Qué pasó',
  actor: 'Quién',
  unidentified: 'Sin identificar',
  userNumber: (id: number) => `Usuario ${id}`,
  at: 'Cuándo',
  networkAddress: 'Dirección IP',
  requestId: 'Solicitud',
  changes: 'Cambios',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  empty: 'vacío',
  yes: 'sí',
  no: 'no',
} as const

/** Labels of the fields of audit events. Fields without a label show their name. */
export const auditFieldLabels: Readonly<Record<string, string>> = {
  nickname: 'Nombre de usuario',
  email: 'Email',
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  province: 'Provincia',
  city: 'Ciudad',
  address: 'Dirección',
  description: 'Descripción',
  role: 'Rol',
  isActive: 'Activo',
  suspensionReason: 'Motivo de la suspensión',
  suspendedUntil: 'Último día de la suspensión',
  title: 'Título',
  budget: 'Presupuesto',
  state: 'Estado',
  ownerId: 'Número de dueño',
  code: 'Código',
  reason: 'Motivo',
  name: 'Nombre',
}
