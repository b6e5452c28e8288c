import { shellCopy } from '../shell/shell.copy.ts'

/** Words of the audit log. */
export const auditCopy = {
  title: shellCopy.auditLog,
  found: (count: number) => (count === 1 ? '1 evento' : `${count.toLocaleString('es-AR')} eventos`),
  tooMany: (count: number) =>
    `Los últimos ${count.toLocaleString('es-AR')} eventos. Para ver anteriores, acotar las fechas.`,
  none: 'No hay eventos para mostrar',
  noneHelp: 'Probar con otra acción, otra persona u otras fechas.',
  actor: 'Quién',
  nobody: 'Sin identificar',
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

/** What the fields of events are called; a field that is not listed shows its own name. */
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
  title: 'Título',
  budget: 'Presupuesto',
  state: 'Estado',
  ownerId: 'Número de dueño',
  name: 'Nombre',
}
