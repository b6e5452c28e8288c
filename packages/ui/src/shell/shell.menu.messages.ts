import type { Role } from '@plomada/domain'

// Messages of menus and of the footer.

export const signOut = 'Cerrar Sesion'
export const role = (role: Role) => `Usuario ${role}`
export const publications = 'Mis Publicaciones'
export const assignments = 'Mis trabajos'
export const applications = 'Mis Postulaciones'
export const unread = (count: number) => `${count} sin leer`
export const back = 'Volver'
export const admin = 'Administración'
export const users = 'Usuarios'
export const trades = 'Oficios'
export const adminAssignments = 'Trabajos'
export const payments = 'Pagos'
export const payoutDesk = 'Pagos a profesionales'
export const commissions = 'Ganancias'
export const reconciliation = 'Conciliación'
export const auditLog = 'Registro de auditoría'
export const adminCreateTrade = 'Crear oficio'
export const contact = 'Contáctanos'
export const terms = 'Términos'
export const privacy = 'Privacidad'
export const regret = 'Botón de arrepentimiento'
export const closeAccount = 'Botón de baja'
export const rights = (year: number, brand: string) => `© ${year} ${brand}. Todos los derechos reservados.`
