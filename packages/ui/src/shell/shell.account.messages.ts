import type { Role } from '@plomada/domain'

// Messages of the menus for signed-in users.

export const signOut = 'Cerrar Sesion'
export const role = (role: Role) => `Usuario ${role}`
export const publications = 'Mis Publicaciones'
export const assignments = 'Mis trabajos'
export const applications = 'Mis Postulaciones'
export const back = 'Volver'
export const admin = 'Administración'
export const users = 'Usuarios'
export const trades = 'Oficios'
export const auditLog = 'Registro de auditoría'
export const adminUsers = 'Administrar usuarios'
export const adminOffers = 'Administrar servicios'
export const adminTrades = 'Administrar oficios'
export const adminCreateTrade = 'Crear oficio'
