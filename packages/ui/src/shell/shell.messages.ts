import type { Role } from '@plomada/domain'

// Separate exports, so that a page bundles only the messages that it uses. The frame of every page uses those of this file.

export * from './shell.refusal.messages.ts'

export const home = 'Inicio'
export { PROFESSIONALS_TITLE as professionals } from '@plomada/domain'
export const offers = 'Servicios'
export const createOffer = 'Crear Servicio'
export const dashboard = 'Dashboard'
export const signIn = 'Ingresar'
export const profile = 'Mi Perfil'
export const signOut = 'Cerrar Sesion'
export const role = (role: Role) => `Usuario ${role}`
export const publications = 'Mis Publicaciones'
export const assignments = 'Mis trabajos'
export const applications = 'Mis Postulaciones'
export const messages = (unread: number) => (unread === 0 ? 'Mensajes' : `Mensajes (${unread})`)
export const favorites = 'Guardados'
export const notifications = 'Notificaciones'
export const unread = (count: number) => `${count} sin leer`
export const back = 'Volver'
export const admin = 'Administración'
export const users = 'Usuarios'
export const trades = 'Oficios'
export const auditLog = 'Registro de auditoría'
export const adminUsers = 'Administrar usuarios'
export const adminOffers = 'Administrar servicios'
export const adminTrades = 'Administrar oficios'
export const adminCreateTrade = 'Crear oficio'
export const contact = 'Contáctanos'
export const terms = 'Términos'
export const privacy = 'Privacidad'
export const regret = 'Botón de arrepentimiento'
export const rights = (year: number, brand: string) => `© ${year} ${brand}. Todos los derechos reservados.`
export const loading = 'Cargando...'
export const needsSignIn = 'Para seguir hace falta ingresar. Después se vuelve a esta página.'
export const needsScripts = 'Para ingresar hace falta JavaScript.'
export const routeError = 'Unexpected Application Error!'
export const routeErrorHelp = 'Algo falló al mostrar esta página. Recargar suele resolverlo.'
export const reload = 'Recargar'
export const retry = 'Reintentar'
export const unreachable = 'Sin conexión con el servidor. Volver a intentar en un momento'
